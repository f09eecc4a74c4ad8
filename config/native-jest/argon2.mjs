import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const aFraction = { memoryCost: 256, timeCost: 1 };

/** By the same method, so that signing in costs tests little; a test of the cost itself asks for all of it. */
export const hash = (password, cost) =>
  argon2.hash(password, process.env.FULL_PASSWORD_COST ? cost : { ...cost, ...aFraction });
export const { verify } = argon2;
