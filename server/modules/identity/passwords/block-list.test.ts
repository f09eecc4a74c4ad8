import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { isBlocked } from './block-list.ts';

test.each(
  `Password123! Welcome@123 Welcome123! Monday123! Test@1234 India@123 Qwerty123! Qwerty@123 Secret123! Pass@word1
   Abcd1234! 1qaz@WSX Zaq12wsx! Hello@123 Aa123456! Company1! Krishna@123 P@ssw0rd123 !Admin2026! Summer#2026`
    .split(/\s+/)
    .map((chosen) => [chosen]),
)(
  'W6 A15 %s is among the passwords that are guessed first, whatever digits and signs stand around the word',
  async (chosen) => {
    expect(isBlocked(chosen, [], { blockList: true, blockedWords: [] } as unknown as SecurityPolicy)).toBe(
      true,
    );
  },
);

test.each([
  ['Correct#Horse7'],
  ['Harbour#Lamp42'],
  ['xK9#mQ2!vT'],
  ['Quay-31-Lantern'],
  ['Zebra7!Cello'],
  ['नमस्ते दुनिया प्रकाश'],
])('W6 A15 %s is no guess', (chosen) => {
  expect(isBlocked(chosen, [], { blockList: true, blockedWords: [] } as unknown as SecurityPolicy)).toBe(
    false,
  );
});
