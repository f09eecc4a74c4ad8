import type { FastifyReply, FastifyRequest } from 'fastify';
import { EXPIRED_LINK_TEXTS } from '../../../../contract/texts/expired-link.ts';
import { allowStyles, type Platform, textCatalogue } from '../../../platform/index.ts';
import { readerLanguage } from '../../identity/index.ts';

const say = textCatalogue(EXPIRED_LINK_TEXTS, 'expired-link');

const styles = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
main { max-width: 36em; margin: 15vh auto 0; padding: 0 24px; }
h1 { font-size: 20px; line-height: 1.3; }
`;

/** The page for an expired download link, in the reader's language; programs get the refusal as JSON. */
export const expiredLinkPage =
  (platform: Platform) =>
  async (req: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const language = await readerLanguage(platform, req);
    const direction = language === 'ar-SA' ? 'rtl' : 'ltr';
    return `<!doctype html>
<html lang="${language.slice(0, 2)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(language, 'title')}</title>
<style nonce="${allowStyles(reply)}">${styles}</style>
</head>
<body>
<main>
<h1>${say(language, 'title')}</h1>
<p>${say(language, 'text')}</p>
<p><a href="/">${say(language, 'open')}</a></p>
</main>
</body>
</html>
`;
  };
