/** What somebody who ends the turn now would be sorry about. */
import type { XibalbaView } from '../../../net/views/xibalba';
import type { Choice } from '../../../prompt/choices.svelte';
import { attackOptions } from './attack';
import { aimOf } from './prospect';

/** An attack that would succeed; anything else only for who has not used a single die. */
export function missed({ players, dice }: XibalbaView, choice: Choice): boolean {
  const [attack] = attackOptions([choice]);
  if (!attack) return dice.spent.length === 0;
  const attacker = players[choice.decision.seat]?.attacker;
  const prospect = attacker?.targets.find(({ target }) => String(target) === attack.target);
  return Boolean(prospect && aimOf(prospect, attack)?.succeeds);
}
