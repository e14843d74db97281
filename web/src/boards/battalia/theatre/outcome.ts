/** What an end of a battle leads to, each thing in a few words. */
import { signed } from '../../../i18n/numbers';
import { t } from '../../../i18n/texts';
import type { BattaliaView, Battle } from '../view';

type Outcome = Battle['if_won'];
type Name = (seat: number) => string;

/** Points that somebody wins or loses, and heroes that leave the board. */
function changes({ points, heroes }: Outcome, name: Name): string[] {
  return [
    ...points.flatMap((change, seat) =>
      change === 0 ? [] : [t('b-fight-points', { name: name(seat), change: signed(change) })],
    ),
    ...heroes.map(({ seat, hero }) =>
      t('b-fight-hero-lost', { hero: `${seat + 1}${'ab'[hero - 1]}` }),
    ),
  ];
}

/** Totals of teams that change, where somebody plays in a team. */
function teams(view: BattaliaView, outcome: Outcome): string[] {
  if (view.teams.every((team) => team.length === 1)) return [];
  return view.teams.flatMap((seats, index) => {
    const before = view.scores[index]?.points ?? 0;
    const after = outcome.teams[index] ?? before;
    if (before === after) return [];
    return [
      t('b-fight-team', {
        team: [...seats]
          .sort((a, b) => a - b)
          .map((seat) => seat + 1)
          .join('+'),
        before,
        after,
      }),
    ];
  });
}

/** If the attacker wins: what is taken comes first. */
export function ifWon(view: BattaliaView, battle: Battle, name: Name): string[] {
  const prize = battle.prize
    .filter((what) => what !== 'heroes')
    .map((what) => t('b-prize', { what, level: battle.level ?? 0 }));
  return [...prize, ...changes(battle.if_won, name), ...teams(view, battle.if_won)];
}

/** If the attack fails. */
export function ifLost(view: BattaliaView, battle: Battle, name: Name): string[] {
  return [...changes(battle.if_lost, name), ...teams(view, battle.if_lost)];
}
