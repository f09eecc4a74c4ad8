import { isEnglish } from './is-english.ts';

test.each([
  'Prosecutors charged the company with paying bribes to port officials in Luanda in order to win a contract.',
  'FINED: the regulator said that Fairmead had, for years, been late with its reports to it.',
  'Fairmead Marine',
  '',
])('“%s” may be English', (text) => {
  expect(isEnglish(text)).toBe(true);
});

test.each([
  'Le parquet a inculpé la société pour avoir versé des pots-de-vin à des fonctionnaires du port de Luanda en 2021.',
  'Die Staatsanwaltschaft klagte das Unternehmen an, Beamte am Hafen von Luanda bestochen zu haben, um Aufträge zu gewinnen.',
  'La fiscalía acusó a la empresa de pagar sobornos a funcionarios del puerto de Luanda para ganar un contrato.',
  'अभियोजकों ने कंपनी पर लुआंडा में बंदरगाह के अधिकारियों को रिश्वत देने का आरोप लगाया, ताकि उसे ठेका मिल सके।',
  'وجّهت النيابة إلى الشركة تهمة دفع رشى إلى مسؤولين في ميناء لواندا من أجل الفوز بعقد تجريف كبير هذا العام',
  'Kaveri Dredging Limited; Arun Sethi; Director; Mumbai; Harbour Road; Fairmead Marine; Ivan Petrov; Hull; Dock Street',
])('“%s” has no English sentences', (text) => {
  expect(isEnglish(text)).toBe(false);
});
