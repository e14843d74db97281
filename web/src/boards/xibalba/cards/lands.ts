/** The land of each faction, as its skyline on 150 by 100. */
const lands: Record<string, string> = {
  bastion: 'M0 100V66h8v-8h8v8h8v-8h8v8h10V50h8v-8h8v8h8v-8h8v8h10v16h8v-8h8v8h8v-8h8v8h20v34z',
  outrider: 'M0 100V80l14-4 4-30h22l5 28 20 6 30 2 5-24 4-16h26l6 34 24 4v20z',
  saboteur: 'M0 100V74h14V36h9v38h14l14-10v10l16-10v10l16-10v10h8V30h9v44h12V52h8v22h30v26z',
  abacus:
    'M0 100V86h20l6-12H12q14-3 24-16 10 13 24 16H46l4 12h36l6-20H78q18-3 30-20 12 17 30 20h-14l6 20h20v14z',
  caravan: 'M0 100V80q26-22 54-6 22-24 48-8 26-14 48 8v26z',
  reliquary: 'M0 100V88h30v-9h10v-9h10v-9h10v-9h30v9h10v9h10v9h10v9h30v12z',
  lazaret: 'M0 100V86l18-4 20-28 20 28h8l24-36 24 36h10l14-18 12 18v18z',
  borealis: 'M0 100V78l22-24 14 14 18-32 20 34 12-12 14 16 4-38h6l5 38 16 10v16z',
};

export default lands;
