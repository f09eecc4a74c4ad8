/** Words that say whose child somebody is, by their ending. */
export const PATRONYMIC =
  /..(ovich|evich|ovych|evych|yevich|ievich|avich|ovna|evna|ivna|yevna|auna|euna|ouna|ich|ovic|oglu|qizi)$/;
