import { useLocation } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { Conversation } from '#storefront/shared/conversation/conversation.tsx';
import { messagesPageSize, messagesQuery } from '#storefront/shared/conversation/conversation.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import layout from '#storefront/ui/layout.module.css';
import { Pagination } from '#storefront/ui/pagination.tsx';
import text from '#storefront/ui/text.module.css';
import { pageOf } from './conversation.loader.ts';
import styles from './conversations.module.css';

type Row = Output<'customer/getmessages'>['conversations'][number];

const pathOf = ({ about, id }: Row): string =>
  about === 'order' ? paths.order(id) : about === 'quote' ? paths.quote(id) : '#conversation-title';

/** Every conversation with the shop, what is unread first to the eye; a question about no order is asked here. */
export function MessagesPage() {
  const { t, language } = useText(['conversation', 'common']);
  const { pathname, search } = useLocation();
  const page = pageOf(new URL(`http://shop${pathname}${search}`));
  const { total, conversations } = useRead(messagesQuery(page));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      {total > 0 && (
        <ul className={`${layout.sheet} ${styles.list}`}>
          {conversations.map((row) => (
            <li key={`${row.about}:${row.id}`}>
              <a href={pathOf(row)} className={styles.row}>
                <span className={row.unread ? styles.unread : undefined}>
                  {row.unread && <span className={styles.mark}>{t('new')}</span>}
                  {t(`about.${row.about}`)} <span className={`${text.mono} ${styles.number}`}>{row.number}</span>
                </span>
                <span className={text.quiet}>{formatDateTime(row.at, language)}</span>
                <span className={styles.words}>
                  {row.side === 'staff' ? t('weWrote') : t('youWrote')} {row.words}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={page}
        pages={Math.ceil(total / messagesPageSize)}
        href={(to) => `${paths.messages}?page=${to}`}
      />
      <Conversation />
    </div>
  );
}
