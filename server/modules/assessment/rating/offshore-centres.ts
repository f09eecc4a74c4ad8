/** Places that the firm's method 1 treats as offshore: little or no tax and no public register of owners (firm's judgement, 2026). */
const centres = new Set(
  'AG AI AW BM BS BZ CK CW DM GD GG GI IM JE KM KN KY LC LI LR MC MH MU NR PA PW SC SM TC VC VG VU WS'.split(
    ' ',
  ),
);

export const isOffshore = (country: string | undefined) => country !== undefined && centres.has(country);
