/** The pages that are not translated yet: they are shown in English to everybody. The list only gets shorter. */
const pagesInEnglish = ['settings'];

export const isPageInEnglish = (pathname: string) => pagesInEnglish.includes(pathname.split('/')[2] ?? '');
