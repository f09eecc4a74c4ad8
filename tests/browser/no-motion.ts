/** Takes the place of what antd asks about the browser: in one that cannot move things, what opens or closes does so at once. */
export const supportTransition = false;
export const animationEndName = 'animationend';
export const transitionEndName = 'transitionend';
export const getTransitionName = () => null;
