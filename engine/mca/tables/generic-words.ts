/** Words so common in company names that sharing them says nothing, as canonical singular. */
export const genericWords: ReadonlySet<string> = new Set(
  (
    'and of for the agency agro apparel associate association auto automobile bank biotech builder build business ' +
    'capital care cement center chemical city clothing commercial communication constructions construction ' +
    'consultancy consultant consulting contractor cotton creation credit dairy design developer development digital ' +
    'distributor drug education electric electrical electronic electronics energy engineer engineering enterprise ' +
    'entertainment estate export fabric farm fashion fertilizer fibre finance financial finserv food foundation ' +
    'garment gas general global gold green health healthcare heavy hospital hospitality hotel housing impex import ' +
    'india indian industrial industry info infotech infra infrastructure innovation insurance integrated ' +
    'international investment iron it jewel jewelry lab laboratory land leasing life lifescience lifestyle logistic ' +
    'logistics machine management manufacturing marine market marketing material media medical metal mill mining ' +
    'motor multi national natural network new oil organic overseas packaging paint paper petro petroleum pharma ' +
    'pharmaceutical pipe plantation plastic polymer port power print printing process product production project ' +
    'property publication pump real realty remedy research resort resource retail rice road rubber school science ' +
    'security service share ship shipping silk software solar solution spice spinning star state steel stock store ' +
    'sugar supply synthetic system tea tech technical technology telecom textile tobacco tour tourism tower toy trade ' +
    'trader trading transport travel trust tube university urban venture water welfare wind wire wood work world yarn'
  ).split(' '),
);
