/** What one should know about somebody's base, in a few words. */
import { t } from '../../../i18n/texts';
import type { Player } from '../../../net/views/xibalba';
import { type Names, reasonOf } from '../hands/prospect';

/** What raises the resistance counts most, then whether anybody can block. */
export function noteOn(player: Player, names: Names): string {
  const raised = player.resistance.parts.find(({ why, amount }) => why !== 'printed' && amount > 0);
  if (raised) {
    const base = player.resistance.total - raised.amount;
    return t('xr-raised', { base, more: raised.amount, reason: reasonOf(raised, names) });
  }
  const soldiers = player.piles.warhost?.size ?? 0;
  return soldiers === 0 ? t('xr-no-blocker') : t('xr-blockers', { count: soldiers });
}
