import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../scripts/project-root.ts';

export type Subject = {
  /** What the client types: misspelt. */
  legalName: string;
  country: string;
  /** What the list says. */
  listed: RegExp;
  principal: { name: string; born: string; listed: RegExp };
  owner: { name: string; listed: RegExp };
};

type Lists = { real: boolean; ofac: string[]; un: string[]; subject: Subject };

const shared = process.env.PRUDENCE_SHARED ?? path.resolve(projectRoot, '../shared');
const ofac = path.join(shared, 'data/lists/ofac_2022-01');
const un = path.join(shared, 'data/lists/un/UN_consolidated.xml');
const own = path.join(import.meta.dirname, 'own-lists');
const three = (folder: string) => ['sdn.csv', 'alt.csv', 'add.csv'].map((name) => path.join(folder, name));

/** The published lists where they lie beside the project, otherwise small ones of our own in the same formats. */
export const lists: Lists =
  existsSync(ofac) && existsSync(un)
    ? {
        real: true,
        ofac: three(ofac),
        un: [un],
        subject: {
          legalName: 'Bank Meli Iran',
          country: 'Iran',
          listed: /BANK MELLI IRAN/i,
          principal: { name: 'Олег Дерипаска', born: '1968', listed: /DERIPASKA/i },
          owner: { name: 'أيمن الظواهري', listed: /Zawahiri|الظواهري/i },
        },
      }
    : {
        real: false,
        ofac: three(own),
        un: [path.join(own, 'un.xml')],
        subject: {
          legalName: 'Zarqon Shiping FZE',
          country: 'United Arab Emirates',
          listed: /ZARQON SHIPPING/i,
          principal: { name: 'Иво Тарханенко', born: '1961', listed: /TARK?HANENKO/i },
          owner: { name: 'هدية القوراني', listed: /QUORANI|القوراني|Alqurani/i },
        },
      };
