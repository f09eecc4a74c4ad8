import fc from 'fast-check';
import { fewPassagesModel } from '../../../tests/support/data/few-passages.ts';
import { classifyPassage } from '../classify.ts';
import type { MediaLabel } from '../labels.ts';
import { proceedingsOf } from './proceedings-of.ts';
import { possibleStage, stageOf } from './stage-of.ts';

const read = (label: MediaLabel, text: string) => {
  const proceedings = proceedingsOf(text, label);
  return [proceedings, stageOf(text, proceedings)];
};

describe('whose proceedings a matter is in', () => {
  it.each([
    ['legal', 'A former agent sued the company for breach of contract.', 'civil', undefined],
    ['legal', 'The lawsuit alleges that the plaintiffs were deceived.', 'civil', 'allegation'],
    ['legal', 'The commercial court ordered it to pay damages to the claimant.', 'civil', 'penalty'],
    ['legal', 'The arbitrators awarded damages and it must pay the costs.', 'civil', 'penalty'],
    ['legal', 'Police arrested the director over the death of a worker.', 'criminal', 'charge'],
    ['legal', 'The foreman was sentenced to three years in prison.', 'criminal', 'conviction'],
    ['legal', 'The mill was convicted and the magistrates fined it.', 'criminal', 'conviction'],
    ['regulatory', 'The central bank fined the lender for weak controls.', 'administrative', 'penalty'],
    ['regulatory', 'The aviation authority grounded its fleet.', 'administrative', 'penalty'],
    ['regulatory', 'The watchdog is investigating the shop.', 'administrative', 'investigation'],
    ['sanctions', 'OFAC designated the ship manager.', 'administrative', 'penalty'],
    ['sanctions', 'He was jailed for sanctions evasion.', 'criminal', 'conviction'],
    ['financial', 'A winding-up petition was heard on Monday.', 'insolvency', undefined],
    ['financial', 'The liquidators sold the stock.', 'insolvency', undefined],
    ['financial', 'Prosecutors charged him with fraud.', 'criminal', 'charge'],
    ['financial', 'Sales fell for the third year.', undefined, undefined],
    ['pep', 'The minister of justice owns the company.', undefined, undefined],
    ['none', 'Police opened a shop.', undefined, undefined],
  ] as const)('%s: %s', (label, text, proceedings, stage) => {
    const [found, reached] = read(label, text);
    expect(found).toBe(proceedings);
    if (label !== 'none') expect(reached).toBe(stage);
  });

  it('are not told by what is denied', () => {
    expect(proceedingsOf('He was never convicted.', 'legal')).toBeUndefined();
  });
});

describe('the stage that words allow', () => {
  it('is no conviction without a verdict, and no charge in a civil suit', () => {
    expect(possibleStage('The regulator fined it.', 'administrative')('conviction')).toBe(false);
    expect(possibleStage('The court ordered it to pay.', 'civil')('conviction')).toBe(false);
    expect(possibleStage('The court gave him two years.', 'criminal')('conviction')).toBe(true);
    expect(possibleStage('The court gave him two years.')('conviction')).toBe(false);
    expect(possibleStage('He was sued.', 'civil')('charge')).toBe(false);
    expect(possibleStage('He was indicted.', 'criminal')('charge')).toBe(true);
  });

  it('makes every conviction speak of a criminal court, a verdict or a sentence', () => {
    const verdict =
      /\b(convict|guilty|sentenc|jail|prison|court|jury|judge|magistrate|tribunal|trial|verdict)/i;
    const pieces = fc.constantFrom(
      ...['The regulator fined the lender', 'The court ordered it to pay', 'The plaintiff sued the firm'],
      ...['He was convicted of fraud', 'The director was jailed', 'The authority revoked its licence'],
      ...['Prosecutors charged him', 'The bank went into liquidation', 'It must recall its heaters'],
      ...['bribes', 'sanctions', 'tax', 'of manslaughter', 'for late reports', 'and', 'not'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const text = parts.join(' ');
        const { stage, proceedings } = classifyPassage(fewPassagesModel(), text);
        if (stage === 'conviction') expect(text).toMatch(verdict);
        if (proceedings === 'civil') expect(['charge', 'conviction']).not.toContain(stage);
      }),
    );
  });
});
