/** Times as operators read them. */
import { moment } from '../../i18n/moment';
import { t } from '../../i18n/texts';

/** Until when something holds. */
export const until = (at: number | null) =>
  at === null ? t('admin-until-lifted') : t('admin-until', { time: moment(at) });
