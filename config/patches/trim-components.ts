/**
 * Defect: pro-components gives every table all of its fields, its search form, editing in place and 34 languages with
 * Chinese to fall back on; antd adds the selection of rows and filters in trees. Our tables show text or what a column
 * renders, are searched by the address, have a column of their own to select rows, and need three languages. Hindi is not
 * among those of pro-components, so ours takes the place of the one to fall back on; its Arabic says “paste” for “pin”.
 * Umi brings generators for browsers without them, and a hook for calls.
 * Upstream: https://github.com/ant-design/pro-components/issues/1346 (the size of a table); not reported of the others.
 * For: @ant-design/pro-components 3.1.14-7, @umijs/max 4.7.22, antd 6.6.8
 */
import { countHits } from '../patch-rules.ts';

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
const NO_FIELDS = '\0no-fields';
const NO_FORM = '\0no-form';
const NO_EDITING = '\0no-editing';
const NO_SELECTION = '\0no-selection';
const NO_PART = '\0no-part';
const NO_RESULT = '\0no-result';
const NO_TREE = '\0no-tree';
const NO_TABS = '\0no-tabs';
const LATE_TREE = '\0late-tree';
const TEXT_CELL = '\0text-cell';
const IS_EQUAL = '\0is-equal';
const NOT_CALLED = '\0not-called';
const AS_JSON = '\0as-json';
const NO_REQUEST = '\0no-request';
const HINDI = '\0hindi';
const ARABIC = '\0arabic';

const leftOut = (what: string) => `() => {
  throw new Error('${what}: config/patches/trim-components.ts.');
}`;

/** What the modules of the application get in place of a part that it does not use. */
const stubs: Record<string, string> = {
  [NOTHING]: '',
  [NO_SEARCH]: 'export const TableSearch = () => null;',
  [NO_FIELDS]: 'export default {};',
  [NO_FORM]: `
    import { createContext } from 'react';
    export const GridContext = createContext({});
    export default ${leftOut('Tables cannot be edited in place')};`,
  [NO_EDITING]: `
    const editing = { editableKeys: [], isEditable: () => ({ isEditable: false }) };
    export const useEditableArray = () => editing;
    export const recordKeyToString = ${leftOut('Tables cannot be edited in place')};
    export const editableRowByKey = recordKeyToString;`,
  [NO_SELECTION]: `
    const none = [(columns) => columns, new Set()];
    export const [SELECTION_COLUMN, SELECTION_ALL, SELECTION_INVERT, SELECTION_NONE] = [{}, '', '', ''];
    export default (_, rowSelection) => rowSelection ? NoSelection() : none;
    const NoSelection = ${leftOut('Lists have a column of their own to select rows')};`,
  [NO_PART]: 'export default () => null;',
  [NO_RESULT]: 'export const ErrorBoundary = ({ children }) => children;',
  [NO_TREE]: `export default ${leftOut('Columns are not filtered by a tree')};`,
  [NO_TABS]: `
    export { ConfigProvider, Grid, Input, Tooltip } from 'antd';
    export const Tabs = ${leftOut('Tables and their cards have no tabs')};`,
  [LATE_TREE]: `
    import { Popover as AntPopover } from 'antd';
    import { createElement } from 'react';
    import { lazyDialog } from '@/shared/ui/loading/lazy-dialog.tsx';
    export { Checkbox, ConfigProvider, Space, Tooltip, Typography } from 'antd';
    // What could not be loaded is loaded when the panel is opened again.
    export const Popover = (props) => createElement(AntPopover, { ...props, destroyOnHidden: true });
    const LateTree = lazyDialog(async () => (await import('antd/es/tree')).default);
    export const Tree = (props) => createElement(LateTree, { ...props, onClose: () => undefined });`,
  [TEXT_CELL]: `
    export default ({ text, columnEmptyText }) =>
      text === undefined || text === null || text === '' ? columnEmptyText || '-' : text;`,
  [IS_EQUAL]: `export { isEqual as default } from '@rc-component/util';`,
  [NOT_CALLED]: `export default ${leftOut('Tables neither load their rows nor keep their columns themselves')};`,
  [AS_JSON]: 'export default (value) => JSON.stringify(value);',
  [NO_REQUEST]: `
    export default ${leftOut('Calls are made by src/shared/http')};
    export const UseRequestProvider = ({ children }) => children;`,
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

const rules: Rule[] = [
  { importer: /\/core\/polyfill\.ts$/, source: /\/regenerator-runtime\/runtime\.js$/, becomes: NOTHING },
  { importer: /\/plugin-request\/request\.ts$/, source: /\/@ahooksjs\/use-request$/, becomes: NO_REQUEST },
  { importer: /pro-components\/es\/provider\/intl\.js$/, source: /^\.\/locale\/zh_CN$/, becomes: HINDI },
  { importer: /pro-components\/es\/provider\/intl\.js$/, source: /^\.\/locale\/ar_EG$/, becomes: ARABIC },
  {
    importer: /pro-components\/es\/provider\/intl\.js$/,
    source: /^\.\/locale\/(?!en_US|ar_EG)/,
    becomes: './locale/en_US',
  },
  {
    importer: /pro-components\/es\/provider\/index\.js$/,
    source: /^antd\/lib\/locale\/zh_CN$/,
    becomes: 'antd/es/locale/en_US',
  },
  {
    importer: /pro-components\/es\/provider\/index\.js$/,
    source: /^dayjs\/locale\/zh-cn$/,
    becomes: NOTHING,
  },
  { importer: /pro-components\/es\/table\/Table\.js$/, source: /^\.\/TableSearch$/, becomes: NO_SEARCH },
  // Around each page stands our own boundary, which offers the reload that helps.
  {
    importer: /pro-components\/es\/utils\/index\.js$/,
    source: /^\.\/components\/ErrorBoundary$/,
    becomes: NO_RESULT,
  },
  { importer: /pro-components\/es\/table\/Table\.js$/, source: /^\.\.\/form$/, becomes: NO_FORM },
  {
    importer: /pro-components\/es\/table\/Table\.js$/,
    source: /^\.\.\/field\/ValueTypeToComponent$/,
    becomes: NO_FIELDS,
  },
  {
    importer: /pro-components\/es\/utils\/index\.js$/,
    source: /^\.\/useEditableArray$/,
    becomes: NO_EDITING,
  },
  { importer: /pro-components\/es\/utils\/index\.js$/, source: /^\.\/stringify$/, becomes: AS_JSON },
  { importer: /pro-components\/es\/table\/Table\.js$/, source: /^lodash-es\/isEqual$/, becomes: IS_EQUAL },
  {
    importer: /pro-components\/es\/table\/(?:Table|Store\/Provide)\.js$/,
    source: /^lodash-es\/(?:isEmpty|merge)$/,
    becomes: NOT_CALLED,
  },
  {
    importer: /pro-components\/es\/(?:table\/components\/ListToolBar|card\/components\/Card)\/index\.js$/,
    source: /^antd$/,
    becomes: NO_TABS,
  },
  {
    importer: /pro-components\/es\/table\/(?:Table|components\/(?:Tool|ListTool)Bar\/index)\.js$/,
    source: /^\.\/(?:components\/Alert|DensityIcon|FullscreenIcon|HeaderMenu)$/,
    becomes: NO_PART,
  },
  {
    importer: /pro-components\/es\/card\/components\/Card\/index\.js$/,
    source: /^\.\.\/(?:Actions|Loading)$/,
    becomes: NO_PART,
  },
  // The panel of columns opens with its head; the tree in it comes when it is first opened.
  {
    importer: /pro-components\/es\/table\/components\/ColumnSetting\/index\.js$/,
    source: /^antd$/,
    becomes: LATE_TREE,
  },
  {
    importer: /pro-components\/es\/table\/utils\/columnRender\.js$/,
    source: /^\.\/cellRenderToFromItem$/,
    becomes: TEXT_CELL,
  },
  {
    importer: /antd\/es\/table\/(?:Table|InternalTable|hooks\/useFilledColumns)\.js$/,
    source: /\/useSelection$/,
    becomes: NO_SELECTION,
  },
  {
    importer: /antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
    source: /\/tree$/,
    becomes: NO_TREE,
  },
];

const { count, renderStart } = countHits('trim-components', rules);

export const trimComponents = {
  name: 'trim-components',
  enforce: 'pre' as const,
  async resolveId(this: Resolver, source: string, importer = '') {
    const from = importer.replaceAll('\\', '/');
    const rule = rules.find((known) => known.importer.test(from) && known.source.test(source));
    if (!rule) return null;
    count(rule);
    if (rule.becomes in stubs) return { id: rule.becomes, moduleSideEffects: false };
    return this.resolve(rule.becomes, importer, { skipSelf: true });
  },
  load: (id: string) => stubs[id] ?? null,
  renderStart,
};
