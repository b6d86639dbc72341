import { i18n } from '../../../kernel/texts.ts';
import styles from '../public-search.module.css';

const orders = [
  { order: 'asc', label: 'Name A–Z', spoken: 'ascending' },
  { order: 'desc', label: 'Name Z–A', spoken: 'descending' },
] as const;

/** Orders by name. With a search term, the order applies only among results that match equally well. */
export const OrderToggle = (props: { order: 'asc' | 'desc'; onOrder: (order: 'asc' | 'desc') => void }) => (
  <fieldset className={styles.orders} aria-label={i18n.t('Order')}>
    {orders.map(({ order, label, spoken }) => (
      <label key={order} className={styles.order}>
        <input
          type="radio"
          name="order"
          checked={props.order === order}
          onChange={() => props.onOrder(order)}
          aria-label={`${i18n.t(label)} (${i18n.t(spoken)})`}
        />
        {i18n.t(label)}
      </label>
    ))}
  </fieldset>
);
