/** Every number that both sides keep to. Lengths are code points, sizes bytes, times seconds unless the name says otherwise. */

export const LoginLimits = {
  username: 100,
  passwordMin: 8,
  passwordMax: 30,
  token: 100,
  wrongTries: 5,
  lockMinutes: 15,
  recoveryCodes: 10,
  passkeys: 10,
  passkeyName: 60,
} as const;
export const PasswordLimits = { min: 8, max: 15, history: 5, maxAgeDays: 90 } as const;
export const BlockedWordLimits = { words: 200, min: 4, max: 30 } as const;
export const TermsLimits = { text: 40_000 } as const;
export const SafeTextLimits = { length: 100 } as const;
export const SessionLimits = {
  idleSeconds: 1800,
  absoluteHours: 12,
  accessMinutes: 8,
  recentLoginMinutes: 5,
  /** How long a second factor counts as just proven where somebody changes their own ways in. */
  freshFactorMinutes: 5,
} as const;
/**
 * What an administrator may set the security policy to, and what it starts with. The idle time is the specification's
 * at most; no lock is for ever. Sessions, history and age: 0 means no limit.
 */
export const PolicyLimits = {
  wrongTries: { min: 3, max: 20, start: LoginLimits.wrongTries },
  lockMinutes: { min: 1, max: 1440, start: LoginLimits.lockMinutes },
  idleSeconds: { min: 300, max: SessionLimits.idleSeconds, start: SessionLimits.idleSeconds },
  absoluteHours: { min: 1, max: 24, start: SessionLimits.absoluteHours },
  sessionsPerUser: { min: 0, max: 100, start: 0 },
  stepUpMinutes: { min: 1, max: 60, start: 10 },
  passwordMaxAgeDays: { min: 0, max: 730, start: PasswordLimits.maxAgeDays },
  passwordHistory: { min: 0, max: 24, start: PasswordLimits.history },
} as const;
export const ClientLimits = { networks: 50, issuer: 500, oidcClient: 200, oidcSecret: 500 } as const;
/** A logo has at most 64 KB, as base64 behind `data:image/png;base64,`. */
export const BrandingLimits = {
  logoWidth: 1200,
  logoHeight: 480,
  /** 64 KB in base64, behind `data:image/png;base64,`. */
  logoCharacters: 22 + Math.ceil((64 * 1024) / 3) * 4,
} as const;
/** Rows of a list: on a page, of an export, and of one that is laid out on paper. */
export const ListLimits = { pageSize: 200, search: 100, exportRows: 100_000, paperRows: 1000 } as const;
/** Of the search over everything: letters at least, and how many of each kind it tells. */
export const SearchLimits = { least: 2, shown: 6 } as const;
export const RequestLimits = {
  legalName: 300,
  alias: 300,
  /** Technical: tag inputs are unlimited by the specification, a body is not. */
  aliases: 500,
  identifiers: 20,
  identifier: 60,
  principals: 100,
  ownership: 200,
  countries: 60,
  address: 1000,
  purpose: 2000,
  comment: 4000,
  reason: 2000,
  lookbackYearsMax: 20,
} as const;
/** Requests that are handed out together; work is due soon within `soonDays` business days. */
export const AllocationLimits = { requests: 200, soonDays: 2 } as const;
/** Requests raised from a CSV; a call takes a part of the file. */
export const BulkLimits = { rows: 10_000, rowsPerCall: 100, fileBytes: 10_000_000 } as const;
export const RegisterLimits = {
  condition: 500,
  conditions: 20,
  /** Conditions that a client keeps to choose from, and the most days one of them takes. */
  library: 50,
  conditionDays: 1825,
  /** Days before a condition is due when its client hears of it. */
  conditionNotice: 7,
  reason: 2000,
  reviewYearsMax: 5,
} as const;
/** Months after a report's release until the next review, by its rating. */
export const ReviewMonths = { high: 12, medium: 24, low: 36 } as const;
export const AnalysisLimits = {
  sectionText: 20_000,
  excerpt: 4000,
  findings: 500,
  dispositions: 500,
  title: 300,
  url: 2000,
  /** Sources that were searched for a section, and the length of each. */
  sources: 60,
  source: 500,
} as const;
/** Of a review comment: its text, the words it quotes, and how many tasks a return brings. */
export const ReviewLimits = { text: 2000, quote: 500, tasks: 50 } as const;
/** Days for which an override of a rating may hold, and does unless told. */
export const OverrideLimits = { days: 366, usual: 365 } as const;
/** Of a draft of the rating method: its numbers, and how many moves a what-if lists. */
export const MethodLimits = { path: 60, fields: 200, moves: 500 } as const;
/**
 * Of one case: tags the firm puts on it, and how many of them one call on several cases changes, people a comment
 * mentions, events a page of its timeline holds.
 */
export const CaseLimits = { tag: 40, tags: 200, tagsPerCall: 50, mentions: 20, timelinePage: 100 } as const;
/**
 * Of one document that is read for adverse media: its size, the characters of its text that are read, those of a pasted
 * text, the seconds and the memory it may take, and the findings proposed from it. Of a request: the sources that its
 * drafter adds, and the news that feeds bring; attachments are all read, as many as may be stored. Of one run: how many
 * documents are read before those of others have their turn.
 */
export const MediaLimits = {
  fileBytes: 25 * 1024 * 1024,
  characters: 1_000_000,
  pasted: 50_000,
  /** Characters of a document that are shown. */
  previewed: 500_000,
  seconds: 60,
  memoryMb: 512,
  proposals: 100,
  sources: 300,
  news: 100,
  perRun: 50,
  /** Of a web page that the server fetches. */
  captureBytes: 5_000_000,
  captureMs: 10_000,
} as const;
/**
 * Of a feed of news: minutes between two fetches, the size and time of an answer, and how many failures in a row are
 * told to admins. Of its items: how many are taken from one answer, how many of them are handed out at once (the rest with
 * the next fetch), and how long their parts may be.
 */
export const NewsLimits = {
  feeds: 200,
  name: 100,
  address: 500,
  minutesMin: 15,
  minutesMax: 10_080,
  bytes: 5_000_000,
  timeMs: 20_000,
  failuresTold: 3,
  seconds: 60,
  memoryMb: 384,
  parsed: 5000,
  items: 200,
  guid: 2000,
  link: 2000,
  title: 300,
  excerpt: 1000,
  /** What a test shows. */
  shown: 5,
} as const;
/** Training passages for the adverse-media model, as one CSV. */
export const TrainingLimits = { fileBytes: 5_000_000, rows: 20_000, text: 4000, uploads: 50 } as const;
export const FileLimits = {
  perFile: 25 * 1024 * 1024,
  perRequest: 100 * 1024 * 1024,
  files: 20,
  /** Of a PDF. */
  pages: 10_000,
  watchlist: 200 * 1024 * 1024,
  /** The company master: two and a half million rows and more. */
  companyRegister: 1000 * 1024 * 1024,
  name: 200,
} as const;
/**
 * What may be stored with one request, counted apart for what its client sees and what the firm keeps to itself; and,
 * over all requests, what one client may store: what an administrator may set that to, and what it starts with.
 */
export const StorageLimits = {
  requestFiles: 500,
  requestBytes: 2 * 1024 * 1024 * 1024,
  clientFiles: { min: 1, max: 10_000_000, start: 20_000 },
  clientMegabytes: { min: 1, max: 100_000_000, start: 51_200 },
} as const;
/** Seconds for which an address holds, what one zip of several requests holds at most, and up to how many bytes a browser packs a zip. */
export const DownloadLimits = {
  addressSeconds: 300,
  archiveSeconds: 60,
  archiveFiles: 1000,
  archiveBytes: 2 * 1024 * 1024 * 1024,
  inBrowser: 200 * 1024 * 1024,
} as const;
export const ScimLimits = {
  text: 1000,
  values: 20,
  filter: 500,
  operations: 50,
  pageSize: 200,
  callsPerMinute: 600,
} as const;
/** The stream of notifications: how many one person may hold open at a server, and how often it shows that it lives. */
export const NoticeLimits = { restoredAtOnce: 500 } as const;

export const LiveLimits = { streamsPerUser: 8, seconds: 600, heartbeatSeconds: 20 } as const;
export const WebhookLimits = { webhooks: 50, url: 500, timeMs: 10_000, replaySeconds: 300 } as const;
export const BodyLimits = { json: 256 * 1024 } as const;
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'xlsx', 'png', 'jpg', 'jpeg', 'csv', 'txt'] as const;
export const WATCHLIST_EXTENSIONS = ['csv', 'xml', 'json', 'txt', 'zip'] as const;
export const COMPANY_REGISTER_EXTENSIONS = ['csv', 'txt', 'zip'] as const;
/** Of a text that a language model proposes: passages it is given and their characters, what it may answer, and for how long. */
export const ProposalLimits = {
  passages: 40,
  passage: 1500,
  sentences: 12,
  sentence: 600,
  tokens: 2000,
  timeMs: 45_000,
} as const;
/** Second looks: how many are shown at once, months of agreement, and the fewest pairs that say anything. */
export const SecondLookLimits = { shown: 50, monthsMax: 36, enoughPairs: 30 } as const;
export const DispositionLimits = { reasons: 100, label: 100, days: 3650 } as const;
export const CalendarLimits = { weekend: 6, holidays: 400, name: 100 } as const;
/** Of a list that is fetched by itself: hours between two fetches, files and characters of an address. */
export const FeedLimits = { hoursMin: 1, hoursMax: 720, addresses: 4, address: 500 } as const;
export const SavedViewLimits = { title: 60, query: 2000, perList: 50, pinned: 5 } as const;
/** Days that a rule of retention may name, clients with rules of their own, and characters of the reason of a hold. */
export const RetentionLimits = { daysMin: 1, daysMax: 36_500, clients: 500, reason: 500 } as const;
