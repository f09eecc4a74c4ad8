/**
 * Defect: what antd says to screen readers alone, it partly says in English, with no option to change it. Icons are called
 * by their file names although each stands beside words or in a button that has a name; what takes its name from an icon
 * gets that of antd's own language.
 * Upstream: https://github.com/ant-design/ant-design/pull/59138 (the button of a filter); not reported of the others.
 * For: @ant-design/icons 6.3.4, @rc-component/input 1.3.1, @rc-component/input-number 1.6.2, @rc-component/pagination 1.4.0, @rc-component/tabs 1.13.0, antd 6.6.8
 */
import { replaceCode } from '../patch-rules.ts';

export const spokenNames = replaceCode('spoken-names', [
  {
    module: /@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js$/,
    from: `role: "img",
    "aria-label": icon.name
  }, restProps, {`,
    to: `...(restProps['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })
  }, restProps, {`,
  },
  {
    module: /@rc-component\/pagination\/es\/Pagination\.js$/,
    from: 'let iconNode = icon || ',
    to: `const spoken = label === 'prev page' ? locale.prev_page : locale.next_page;
    let iconNode = icon?.type === 'button' ? React.cloneElement(icon, { 'aria-label': spoken }) : icon || `,
  },
  {
    module: /antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
    from: `role: "button",
      tabIndex: -1,`,
    to: `role: "button",
      tabIndex: -1,
      "aria-label": locale.filterTitle,`,
  },
  // The field beside them is stepped by arrow keys, and its value can be typed.
  {
    module: /@rc-component\/input-number\/es\/StepHandler\.js$/,
    from: `"aria-label": isUpAction ? 'Increase Value' : 'Decrease Value',`,
    to: `"aria-hidden": true,`,
  },
  // What a pointer clears, the keyboard deletes in the field: https://github.com/react-component/input/pull/168 put a
  // button without a name in the way.
  {
    module: /@rc-component\/input\/es\/BaseInput\.js$/,
    from: `createElement("button", {
        type: "button",
        onClick: event => {
          handleReset`,
    to: `createElement("button", {
        type: "button",
        tabIndex: -1,
        "aria-hidden": true,
        onClick: event => {
          handleReset`,
  },
  // A screen reader says itself which tab of how many it is.
  {
    module: /@rc-component\/tabs\/es\/TabNavList\/TabNode\.js$/,
    from: '}, focus && /*#__PURE__*/React.createElement("div", {',
    to: '}, false && /*#__PURE__*/React.createElement("div", {',
  },
  {
    module: /@rc-component\/tabs\/es\/TabNavList\/OperationNode\.js$/,
    from: `"aria-label": dropdownAriaLabel !== undefined ? dropdownAriaLabel : 'expanded dropdown'`,
    to: `"aria-labelledby": dropdownAriaLabel ? undefined : id && \`\${id}-more\`,
    "aria-label": dropdownAriaLabel`,
  },
]);
