/** How things stand at the Ark while no attack can be made: what it brings, and who could strike. */
import { t } from '../../../i18n/texts';
import type { XibalbaView } from '../../../net/views/xibalba';
import type { Line, Names } from '../hands/prospect';

export function standing(view: XibalbaView, seat: number | null, { word, name }: Names): Line[] {
  const { ark } = view;
  const lines: Line[] = [];
  if (ark.card === null) {
    lines.push({ icon: 'ark', tone: 'plain', text: t('xs-empty') });
  } else if (ark.owner === null) {
    lines.push({ icon: 'ark', tone: 'plain', text: t('xs-neutral', { card: word(ark.card) }) });
  } else {
    const values = {
      name: name(ark.owner),
      dice: ark.income_dice,
      more: ark.income_more,
      mine: ark.owner === seat ? 'yes' : 'no',
    };
    lines.push({ icon: 'paragon', tone: 'plain', text: t('xs-income', values) });
  }
  const mineFirst = [...view.players].sort(
    (one, other) => Number(other.seat === seat) - Number(one.seat === seat),
  );
  for (const player of mineFirst) {
    const mine = player.seat === seat;
    const { attacker } = player;
    if (attacker) {
      const values = {
        name: name(player.seat),
        card: word(attacker.card),
        power: attacker.power.total,
      };
      const text = t(mine ? 'xs-your-soldier' : 'xs-their-soldier', values);
      lines.push({ icon: 'power', tone: 'plain', text });
    } else if (mine) {
      lines.push({ icon: 'power', tone: 'bad', text: t('xs-no-soldier') });
    }
  }
  return lines;
}
