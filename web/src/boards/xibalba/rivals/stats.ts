/** How a player stands, as numbers with their words. */
import { t } from '../../../i18n/texts';
import type { Player } from '../../../net/views/xibalba';

export interface Stat {
  icon: 'paragon' | 'resources' | 'resistance' | 'productivity' | 'level';
  shown: number;
  said: string;
}

export function statsOf(player: Player): Stat[] {
  const { resources, resistance, productivity, level } = player;
  return [
    { icon: 'resources', shown: resources, said: t('x-resources', { count: resources }) },
    {
      icon: 'resistance',
      shown: resistance.total,
      said: t('x-resistance', { value: resistance.total }),
    },
    {
      icon: 'productivity',
      shown: productivity.total,
      said: t('x-productivity', { value: productivity.total }),
    },
    { icon: 'level', shown: level, said: t('x-level', { level }) },
  ];
}
