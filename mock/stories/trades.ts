import type { Story, StoryFinding } from './story.ts';
import { source } from './story.ts';

type Relation = NonNullable<Story['intake']['relationshipType']>;

/** What third parties of a client do: industry, the word in their name, relationship, and what they are wanted for. */
type Trade = { industry: string; word: string; relation: Relation; purpose: string };

const trade = (industry: string, word: string, relation: Relation, purpose: string): Trade => ({
  industry,
  word,
  relation,
  purpose,
});

const everywhere: readonly Trade[] = [
  trade('transport', 'Logistics', 'contractor', 'Carriage of goods by road and sea.'),
  trade('professional_services', 'Advisory', 'consultant', 'Licences and permits.'),
  trade('information_technology', 'Systems', 'supplier', 'Software for warehouses.'),
];

export const tradesOf: Readonly<Record<string, readonly Trade[]>> = {
  kestrel: [
    ...everywhere,
    trade('food', 'Foods', 'supplier', 'Concentrates and flavours.'),
    trade('agriculture', 'Agro', 'supplier', 'Fruit and sugar.'),
    trade('trade', 'Distributors', 'distributor', 'Sale of drinks in its region.'),
    trade('manufacturing', 'Packaging', 'supplier', 'Bottles and caps.'),
  ],
  orchid: [
    ...everywhere,
    trade('manufacturing', 'Textiles', 'supplier', 'Yarn and cloth.'),
    trade('manufacturing', 'Dyes', 'supplier', 'Dyes and mordants.'),
    trade('trade', 'Retail', 'customer', 'Sale of finished cloth.'),
  ],
  tidewater: [
    ...everywhere,
    trade('energy', 'Power', 'joint_venture_partner', 'Joint bid for a solar park.'),
    trade('construction', 'Constructions', 'contractor', 'Foundations and roads.'),
    trade('mining', 'Minerals', 'supplier', 'Quartz and silver.'),
  ],
  halcyon: [
    ...everywhere,
    trade('hospitality', 'Resorts', 'acquisition_target', 'Purchase of a hotel.'),
    trade('construction', 'Builders', 'contractor', 'Renovation of a hotel.'),
    trade('real_estate', 'Estates', 'agent', 'Search for sites by the sea.'),
  ],
  marlowe: [
    ...everywhere,
    trade('manufacturing', 'Castings', 'supplier', 'Axles and couplings.'),
    trade('public_administration', 'Rail Services', 'customer', 'Supply of signals.'),
    trade('professional_services', 'Representation', 'agent', 'Tenders of state railways.'),
  ],
  sundara: [
    ...everywhere,
    trade('pharmaceuticals', 'Biotech', 'supplier', 'Active ingredients.'),
    trade('health', 'Health', 'customer', 'Sale of medicines to hospitals.'),
    trade('trade', 'Pharma Trading', 'distributor', 'Registration and sale abroad.'),
  ],
};

type Matter = Pick<
  StoryFinding,
  'category' | 'matter' | 'severity' | 'credibility' | 'stage' | 'summary' | 'excerpt'
> & {
  paper: string;
};

const matter = (
  category: Matter['category'],
  severity: Matter['severity'],
  stage: Matter['stage'],
  summary: string,
  excerpt: string,
  paper: string,
  about: Matter['matter'] = null,
): Matter => ({ category, matter: about, severity, credibility: 'high', stage, summary, excerpt, paper });

export const matters: readonly Matter[] = [
  matter(
    'legal',
    'low',
    'civil_claim',
    'A claim over late delivery was settled.',
    'The parties told the court that they had settled.',
    'Cause list of the commercial court',
  ),
  matter(
    'legal',
    'low',
    'civil_claim',
    'Sued by a former partner for breach of contract.',
    'The plaintiff asks for damages and the return of machines.',
    'Commercial Law Courier',
  ),
  matter(
    'regulatory',
    'low',
    'penalty',
    'Fined for late annual returns.',
    'The registrar imposed a fine and closed the case.',
    'Orders of the registrar',
  ),
  matter(
    'regulatory',
    'low',
    'investigation',
    'Inspected after a complaint about waste water.',
    'The board has asked for samples of the last three months.',
    'Orders of the pollution board',
  ),
  matter(
    'financial',
    'medium',
    'fact',
    'Auditors doubted that the company can go on.',
    'Material uncertainty exists as loans fall due in May.',
    'Annual report',
    'going_concern',
  ),
  matter(
    'financial',
    'high',
    'insolvency',
    'A bank asked the court to open insolvency proceedings.',
    'The bank claims four instalments that were not paid.',
    'Insolvency gazette',
  ),
  matter(
    'bribery_corruption',
    'high',
    'investigation',
    'The agency against corruption searched its offices.',
    'Officers took away books on payments to a port office.',
    'The Harbour Gazette',
  ),
  matter(
    'bribery_corruption',
    'medium',
    'allegation',
    'A paper reported gifts to inspectors.',
    'Former employees spoke of hampers before each inspection.',
    'Morning Ledger',
  ),
  matter(
    'pep',
    'low',
    'fact',
    'A director sat on a municipal council.',
    'The council minutes name her until 2022.',
    'Council minutes',
  ),
  matter(
    'sanctions',
    'high',
    'investigation',
    'A shipment was detained over false papers of origin.',
    'Customs could not verify the certificates.',
    'The Harbour Gazette',
  ),
];

export const findingOf = ({ paper, ...told }: Matter, day: string): StoryFinding => ({
  ...told,
  role: 'subject',
  eventDate: day,
  source: source(paper, day),
  status: 'confirmed',
});
