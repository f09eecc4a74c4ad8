/**
 * Defect: the content security policy takes a style sheet with the nonce of the page, and no style attribute. antd and its
 * icons write all of theirs in one function each, which get no nonce where they measure scroll bars or lock scrolling; to
 * measure a growing text field, an attribute is set where a property would do.
 * Upstream: https://github.com/ant-design/ant-design/issues/58150, https://github.com/react-component/textarea/issues/14
 * For: @ant-design/icons 6.3.4, @rc-component/input 1.3.1, @rc-component/util 1.14.1
 */
import { replaceCode } from '../patch-rules.ts';

export const strictStyles = replaceCode('strict-styles', [
  {
    module: /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$|@ant-design\/icons\/es\/cssUtils\.js$/,
    from: "const styleNode = document.createElement('style');",
    to: `const styleNode = document.createElement('style');
    styleNode.nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce ?? '';`,
  },
  {
    module: /@rc-component\/input\/es\/calculateNodeHeight\.js$/,
    from: "hiddenTextarea.setAttribute('style', ",
    to: 'hiddenTextarea.style.cssText = (',
  },
]);
