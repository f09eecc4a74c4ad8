type Resolved = { id: string; moduleSideEffects: boolean };
type Resolver = {
  resolve(
    source: string,
    importer: string | undefined,
    options: { skipSelf: true },
  ): Promise<Resolved | null>;
};

const NOTHING = '\0nothing';
const NO_SEARCH = '\0no-search-form';
const NO_FIELD = '\0no-field';
const NO_FORM = '\0no-form';
const NO_RESULT = '\0no-result';
const TEXT_CELL = '\0text-cell';
const HINDI = '\0hindi';
const ARABIC = '\0arabic';

/** What the modules of the application get in place of a part that it does not use. */
const stubs: Record<string, string> = {
  [NOTHING]: '',
  [NO_SEARCH]: 'export const TableSearch = () => null;',
  [NO_FIELD]: `
    export default function NoField() {
      throw new Error('This value type is left out of the application: config/trim-pro-components.ts.');
    }
    export const FieldTimeRangePicker = NoField;`,
  [NO_FORM]: `
    import { createContext } from 'react';
    export const GridContext = createContext({});
    export default function NoForm() {
      throw new Error('Tables cannot be edited in place: config/trim-pro-components.ts.');
    }`,
  [NO_RESULT]: 'export const ErrorBoundary = ({ children }) => children;',
  [TEXT_CELL]: `
    export default ({ text, columnEmptyText }) =>
      text === undefined || text === null || text === '' ? columnEmptyText || '-' : text;`,
  [HINDI]: `
    import english from '@ant-design/pro-components/es/provider/locale/en_US';
    export default {
      ...english,
      tableToolBar: {
        ...english.tableToolBar,
        leftPin: 'बाईं ओर स्थिर करें',
        rightPin: 'दाईं ओर स्थिर करें',
        noPin: 'स्थिर न रखें',
        leftFixedTitle: 'बाईं ओर स्थिर',
        rightFixedTitle: 'दाईं ओर स्थिर',
        noFixedTitle: 'स्थिर नहीं',
        reset: 'रीसेट करें',
        columnDisplay: 'दिखाए गए कॉलम',
      },
    };`,
  [ARABIC]: `
    import arabic from '@ant-design/pro-components/es/provider/locale/ar_EG';
    export default {
      ...arabic,
      tableToolBar: {
        ...arabic.tableToolBar,
        leftPin: 'تثبيت في البداية',
        rightPin: 'تثبيت في النهاية',
        noPin: 'إلغاء التثبيت',
        leftFixedTitle: 'مثبتة في البداية',
        rightFixedTitle: 'مثبتة في النهاية',
        noFixedTitle: 'غير مثبتة',
        reset: 'إعادة الضبط',
      },
    };`,
};

type Rule = { importer: RegExp; source: RegExp; becomes: string };

/**
 * pro-components gives every table all of its fields, its search form, editing in place and 34 languages with Chinese to
 * fall back on. Our tables show text or what a column renders, are searched by the address, and need three languages.
 * Hindi is not among its own, so ours takes the place of the one to fall back on; its Arabic says “paste” for “pin”.
 */
export const rules: Rule[] = [
  { importer: /es\/provider\/intl\.js$/, source: /^\.\/locale\/zh_CN$/, becomes: HINDI },
  { importer: /es\/provider\/intl\.js$/, source: /^\.\/locale\/ar_EG$/, becomes: ARABIC },
  { importer: /es\/provider\/intl\.js$/, source: /^\.\/locale\/(?!en_US|ar_EG)/, becomes: './locale/en_US' },
  {
    importer: /es\/provider\/index\.js$/,
    source: /^antd\/lib\/locale\/zh_CN$/,
    becomes: 'antd/es/locale/en_US',
  },
  { importer: /es\/provider\/index\.js$/, source: /^dayjs\/locale\/zh-cn$/, becomes: NOTHING },
  { importer: /es\/table\/Table\.js$/, source: /^\.\/TableSearch$/, becomes: NO_SEARCH },
  // Around each page stands our own boundary, which offers the reload that helps.
  { importer: /es\/utils\/index\.js$/, source: /^\.\/components\/ErrorBoundary$/, becomes: NO_RESULT },
  { importer: /es\/table\/Table\.js$/, source: /^\.\.\/form$/, becomes: NO_FORM },
  {
    importer: /es\/table\/utils\/columnRender\.js$/,
    source: /^\.\/cellRenderToFromItem$/,
    becomes: TEXT_CELL,
  },
  {
    importer: /es\/field\/(AllProField|ValueTypeToComponent)\.js$/,
    source: /^\.\/components\/(?!Text$|TextArea$|Password$|Options$|IndexColumn$)/,
    becomes: NO_FIELD,
  },
];

export const trimProComponents = {
  name: 'trim-pro-components',
  enforce: 'pre' as const,
  async resolveId(this: Resolver, source: string, importer = '') {
    const from = importer.replaceAll('\\', '/');
    if (!from.includes('/@ant-design/pro-components/es/')) return null;
    const rule = rules.find((known) => known.importer.test(from) && known.source.test(source));
    if (!rule) return null;
    if (rule.becomes in stubs) return { id: rule.becomes, moduleSideEffects: false };
    return this.resolve(rule.becomes, importer, { skipSelf: true });
  },
  load: (id: string) => stubs[id] ?? null,
};
