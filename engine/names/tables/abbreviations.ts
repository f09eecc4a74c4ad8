const PAIRS = `intl:international|int'l:international|internat:international|mfg:manufacturing|mfrs:manufacturers|mfr:manufacturer|engg:engineering|
engr:engineering|eng:engineering|trdg:trading|trd:trading|grp:group|gp:group|comml:commercial|ind:industries|inds:industries|
indus:industries|industrie:industry|dev:development|devt:development|dept:department|govt:government|assn:association|assoc:association|assocs:associates|
bros:brothers|bro:brothers|ctr:center|centre:center|centr:center|ent:enterprise|entp:enterprise|shpg:shipping|tech:technology|techs:technologies|
technol:technology|telecom:telecommunication|telecoms:telecommunication|telecommunications:telecommunication|mgmt:management|mgt:management|
mgmnt:management|svcs:services|svc:service|serv:services|univ:university|inst:institute|natl:national|nat'l:national|
fin:finance|hldg:holding|hldgs:holdings|hosp:hospital|pharm:pharmaceutical|pharma:pharmaceutical|chem:chemical|constr:construction|
elec:electric|electr:electric|equip:equipment|exp:export|imp:import|impex:importexport|fed:federal|gen:general|ins:insurance|
invt:investment|inv:investment|labs:laboratories|lab:laboratory|mach:machinery|mkt:market|mktg:marketing|petro:petroleum|
prod:products|prods:products|prof:professional|res:research|sci:scientific|soc:society|sys:systems|trans:transport|transp:transport|
org:organization|organisation:organization|organisations:organization|st:saint|ste:sainte|mt:mount|ft:fort|amer:american|brit:british|corpn:corporation|dist:district|
jv:jointventure|maint:maintenance|nucl:nuclear|repub:republic|rep:republic|min:ministry|acad:academy|bldg:building|bldrs:builders|
mun:municipal|shipbldg:shipbuilding|shp:ship|usd:usd|defence:defense|labour:labor|programme:program|petchem:petrochemical|agri:agricultural|
dc:daycare|nurs:nursery|com:community|sch:school`;

const NUMBERS = `zero:0|one:1|two:2|three:3|four:4|five:5|six:6|seven:7|eight:8|nine:9|ten:10|eleven:11|twelve:12|thirteen:13|fourteen:14|fifteen:15|
sixteen:16|seventeen:17|eighteen:18|nineteen:19|twenty:20|thirty:30|forty:40|fourty:40|fifty:50|hundred:100|first:1|second:2|third:3|fourth:4|fifth:5|
sixth:6|seventh:7|eighth:8|ninth:9|tenth:10|eleventh:11|twelfth:12|thirteenth:13|fourteenth:14|fifteenth:15|sixteenth:16|seventeenth:17|
eighteenth:18|nineteenth:19|twentieth:20|1st:1|2nd:2|3rd:3|4th:4|5th:5|6th:6|7th:7|8th:8|9th:9|10th:10|11th:11|12th:12|13th:13|14th:14|15th:15|
16th:16|17th:17|18th:18|19th:19|20th:20|ii:2|iii:3|iv:4|vi:6|vii:7|viii:8|ix:9|xi:11|xii:12|xiii:13|xiv:14|xv:15|xvi:16|xvii:17|xviii:18|xix:19|xx:20|\nsixty:60|seventy:70|eighty:80|ninety:90`;

function table(text: string): Map<string, string> {
  const pairs = text.replace(/\n/g, '').split('|');
  return new Map(pairs.map((pair) => pair.split(':') as [string, string]));
}

function isTens(word: string, figure: string): boolean {
  return word.endsWith('ty') && /^[2-9]0$/.test(figure);
}

function isUnit(word: string, figure: string): boolean {
  return /^[a-z]{3,}$/.test(word) && /^[1-9]$/.test(figure);
}

/** Usual shortenings in names of organisations and their full words. */
export const ABBREVIATIONS = table(PAIRS);

/** Number words, ordinals and Roman numerals and their figures. */
export const NUMBER_WORDS = table(NUMBERS);
for (const [tens, high] of [...NUMBER_WORDS])
  for (const [units, low] of [...NUMBER_WORDS])
    if (isTens(tens, high) && isUnit(units, low)) NUMBER_WORDS.set(tens + units, String(+high + +low));
