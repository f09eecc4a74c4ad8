import { channel } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const aFraction = { memoryCost: 256, timeCost: 1 };
/** Tells a test of each password that is compared, by the stored hash. */
const compared = channel('password.compared');

/** By the same method, so that signing in costs tests little; a test of the cost itself asks for all of it. */
export const hash = (password, cost) =>
  argon2.hash(password, process.env.FULL_PASSWORD_COST ? cost : { ...cost, ...aFraction });

export const verify = (stored, password) => {
  compared.publish(stored);
  return argon2.verify(stored, password);
};
