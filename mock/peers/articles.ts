/** What the Harbour Gazette of the demo wrote. Everybody and everything in it is invented. */
export const articles = [
  {
    daysAgo: 1.5,
    title: 'Container rates fall for the fourth week',
    text: 'Spot rates between Mundra and Jebel Ali fell again. Analysts expect them to rise once the monsoon is over.',
  },
  {
    daysAgo: 2.5,
    title: 'Prosecutors charge commodity trader with bribing port officials',
    text: 'Prosecutors charged Golden Ibis Commodities with bribery. Its managers paid port officials cash for import licences of raw sugar, the indictment says.',
  },
  {
    daysAgo: 3,
    title: 'Refinery operator accused of bribing officials',
    text: 'Prosecutors accused Corvalen Petroquimica of bribing officials of the energy ministry with cash in return for a supply contract. Its managers deny it.',
  },
  {
    daysAgo: 6,
    title: 'New berth opens at Balboa',
    text: 'The port authority opened a berth for vessels of up to 366 metres.',
  },
] as const;
