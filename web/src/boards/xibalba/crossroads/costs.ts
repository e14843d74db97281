/** What an effect costs, and what is left then. */
import { t } from '../../../i18n/texts';
import type { Decision } from '../../../net/protocol';
import type { XibalbaView } from '../../../net/views/xibalba';
import type { Line } from '../hands/prospect';

const ICONS = { resources: 'resources', paragon: 'paragon', life: 'life' } as const;

export function costs(view: XibalbaView, { about, seat }: Decision): Line[] {
  if (!about.price) return [];
  const price = about.price as Partial<Record<keyof typeof ICONS, number>>;
  const me = view.players[seat];
  const store = { resources: me?.resources, paragon: me?.paragon, life: view.ark.life };
  return (Object.keys(ICONS) as (keyof typeof ICONS)[]).flatMap((kind): Line[] => {
    const amount = price[kind] ?? 0;
    const from = store[kind] ?? 0;
    if (amount <= 0) return [];
    const text = t(`xb-pay-${kind}`, { amount, from, to: Math.max(0, from - amount) });
    return [{ icon: ICONS[kind], tone: 'plain', text }];
  });
}
