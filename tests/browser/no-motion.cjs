/** Takes the place of what antd asks about the browser: in one that cannot move things, what opens or closes does so at once. */
module.exports = {
  supportTransition: false,
  animationEndName: 'animationend',
  transitionEndName: 'transitionend',
  getTransitionName: () => null,
};
