/** The types of cards, in the order in which the market shows them. */
import type { Looking } from '../../net/views/xibalba';

export type CardType = Looking['deck'];
export const TYPES: readonly CardType[] = ['soldier', 'civilian', 'structure', 'event'];
