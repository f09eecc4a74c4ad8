import { MODULES } from '../../../contract/words.ts';
import { isLicensed } from './is-licensed.ts';

test.each([
  ['/pages/newrequest', 'New Request'],
  ['/pages/requestdetails', 'Request Details'],
  ['/pages/requestanalysis?client=1&request=2', 'Request Details'],
  ['/pages/analysisdetails/42', 'Request Details'],
  ['/pages/audittrails', 'Audit Trail'],
  ['/pages/client-overview-dashboard/42', 'Home'],
  ['/pages/settings', 'Settings'],
])('C1 %s opens with the licence %s and without it stays shut', (address, title) => {
  expect(isLicensed(address, [title])).toBe(true);
  expect(
    isLicensed(
      address,
      MODULES.filter((other) => other !== title),
    ),
  ).toBe(false);
});

test('the page everybody lands on opens without any licence', () => {
  expect(isLicensed('/pages/index', [])).toBe(true);
});
