import type { Upload } from '../../../mock/http/http-client.ts';

/** Headings as the open-data portal writes them. */
const headings =
  'CORPORATE_IDENTIFICATION_NUMBER,DATE_OF_REGISTRATION,COMPANY_NAME,COMPANY_STATUS,COMPANY_CLASS,REGISTERED_STATE';

export const registeredRows = [
  'U15400MH2009PTC192834,11-06-2009,SAHYADRI DAIRY FARMS PRIVATE LIMITED,ACTV,Private,Maharashtra',
  'U17110TZ2004PTC011223,01-05-2004,KAVERI TEXTILES PRIVATE LIMITED,ACTV,Private,Tamil Nadu',
  'U51909DL1998PLC093344,17-03-1998,ZENITH KASHMIRI SAFFRON LIMITED,STOF,Public,Delhi',
  'AAB-1234,02-02-2015,NANDINI SPICE WORKS LLP,ACTV,,Karnataka',
];

export const aRegister = (rows = registeredRows): Upload => ({
  name: 'company_master.csv',
  content: [headings, ...rows].join('\n'),
  type: 'text/csv',
});
