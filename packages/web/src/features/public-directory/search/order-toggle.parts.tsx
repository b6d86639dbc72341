import { i18n } from '../../../kernel/texts.ts';
import looks from '../../../ui/plain-button.module.css';
import styles from '../public-search.module.css';
import { searchFormId } from './subject.parts.tsx';

const orders = [
  { order: 'asc', label: 'Name A–Z', spoken: 'ascending' },
  { order: 'desc', label: 'Name Z–A', spoken: 'descending' },
] as const;

interface OrderToggleProps {
  order: 'asc' | 'desc';
  onOrder: (order: 'asc' | 'desc') => void;
}

/**
 * Orders by name. With a search term, the order applies only among results that match equally well. Without scripts it is a field of
 * the search form.
 */
export const OrderToggle = (props: OrderToggleProps) => (
  <>
    <fieldset className={styles.orders} aria-label={i18n.t('Order')}>
      {orders.map(({ order, label, spoken }) => (
        <label key={order} className={styles.order}>
          <input
            type="radio"
            name="order"
            value={order}
            form={searchFormId}
            checked={props.order === order}
            onChange={() => props.onOrder(order)}
            aria-label={`${i18n.t(label)} (${i18n.t(spoken)})`}
          />
          {i18n.t(label)}
        </label>
      ))}
    </fieldset>
    <noscript>
      <button type="submit" form={searchFormId} className={looks.button}>
        {i18n.t('Apply the order')}
      </button>
    </noscript>
  </>
);
