import type { FastifyInstance } from 'fastify';
import {
  getNoticePreferences,
  saveNoticePreferences,
} from '../../../../contract/reports/notice-preferences.ts';
import { type Platform, route } from '../../../platform/index.ts';
import type { NotificationPorts } from '../ports.ts';
import { readChoices, saveChoices } from './choices.ts';
import { mailNotices } from './mail-notices.ts';

export function mountPreferences(app: FastifyInstance, platform: Platform, ports: NotificationPorts) {
  route(app, platform, getNoticePreferences, async ({ actor }) => ({
    Result: 'Success',
    Data: await readChoices(platform, actor),
  }));

  route(app, platform, saveNoticePreferences, async ({ actor, input }) => ({
    Result: 'Success',
    Data: await saveChoices(platform, actor, input.kinds),
  }));

  // What happens within a minute comes as one mail.
  if (platform.mailer)
    platform.jobs.schedule({ name: 'notifications.news', rhythm: { everyMinutes: 1 } }, (run) =>
      mailNotices(platform, ports, run),
    );
}
