import { type MediaModel, type TrainingPassage, trainModel } from '../../engine/media/index.ts';

/** Event, label, kind of offence, stage and text; six events a label are enough to tell plain cases apart. */
const ROWS = `
b1|bribery_corruption||charge|Prosecutors charged the firm with paying bribes to customs officials to win a contract.
b2|bribery_corruption||conviction|The director was convicted of bribing port officials and jailed for four years.
b3|bribery_corruption||investigation|Police are investigating bribes paid to officials for a road contract.
b4|bribery_corruption||allegation|The firm is alleged to have paid kickbacks to officials of the ministry.
b5|bribery_corruption||settlement|The firm agreed to pay a penalty to settle a bribery case over bribes to officials.
b6|bribery_corruption||acquittal|A court acquitted the mayor of taking bribes in a contract for buses.
f1|financial|fraud|charge|The founder was charged with fraud for inventing sales and deceiving investors.
f2|financial|fraud|conviction|The accountant was convicted of fraud after false invoices deceived lenders.
f3|financial|laundering|investigation|Police are investigating the laundering of drug money through the exchange house.
f4|financial|laundering|charge|Two brokers were charged with laundering money through shell companies.
f5|financial|tax|conviction|The trader was convicted of tax evasion and hid income from the tax office.
f6|financial|||The firm is insolvent, and lenders filed to wind it up after it failed to repay its debts.
l1|legal|||A former distributor sued the firm for breach of contract and seeks damages.
l2|legal||settlement|The firm settled a lawsuit of its workers out of court over damages for injuries.
l3|legal||conviction|A court convicted the foreman of manslaughter after a worker died in the quarry.
l4|legal|narcotics|charge|The skipper was charged with smuggling narcotics after cocaine was found in his boat.
l5|legal|trafficking|conviction|A court convicted the farmer of trafficking workers and keeping their passports.
l6|legal|cyber|charge|A student was charged with hacking the hospital and stealing records of patients.
r1|regulatory||conviction|The central bank fined the lender for weak controls and missing reports.
r2|regulatory||conviction|The regulator revoked the licence of the broker for false returns.
r3|regulatory||investigation|The competition authority opened an inquiry into a cartel of cement makers.
r4|regulatory||conviction|The regulator fined the insurer for misleading letters to customers.
r5|regulatory||allegation|The watchdog sent the airline a statement of objections over an alleged cartel.
r6|regulatory||conviction|The central bank barred the broker from new customers and fined it for late reports.
s1|sanctions|||The treasury added the shipping firm to its sanctions list for carrying embargoed oil.
s2|sanctions|||The Council froze the assets of the banker and banned him from entering, under sanctions.
s3|sanctions|||The trading house was designated under sanctions for supplying an embargoed arms maker.
s4|sanctions|||OFAC placed the tanker and its owner on the sanctions list for oil shipments.
s5|sanctions|||The firm is accused of evading sanctions by shipping embargoed parts.
s6|sanctions|||Assets of the designated shipping magnate were frozen under the sanctions regime.
p1|pep|||The deputy minister of transport owns a third of the firm.
p2|pep|||A member of parliament is chairman of the firm and its largest owner.
p3|pep|||The owner is a brother of the governor and was his adviser in parliament.
p4|pep|||The former ambassador joined the board after he left the ministry.
p5|pep|||The wife of the prime minister holds a third of the shares.
p6|pep|||The senator was elected mayor and still owns the firm.
n1|none|||The firm opened a second factory and will employ two hundred apprentices.
n2|none|||Sales of the firm rose in the spring, helped by new customers abroad.
n3|none|||The football club scored from a penalty and won the cup.
n4|none|||The firm opened a shop in the harbour and will employ new drivers.
n5|none|||The bank sponsors a school concert and a prize for young painters.
n6|none|||The company launched a new ferry and opened a second shipyard with apprentices.
`;

export const FEW_PASSAGES: readonly TrainingPassage[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [event, label, subLabel, stage, text] = row.split('|');
    return { event, label, ...(subLabel && { subLabel }), ...(stage && { stage }), text } as TrainingPassage;
  });

let model: MediaModel | undefined;

/** A model of these few passages, trained when first asked for: a fixture that is read costs nothing. */
export function fewPassagesModel(): MediaModel {
  model ??= trainModel(FEW_PASSAGES);
  return model;
}
