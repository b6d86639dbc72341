import type { Rating } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { Star } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import styles from './rating-stars.module.css';

const places = [1, 2, 3, 4, 5];

/** A rating in words. */
export const ratingText = (rating: Rating): string =>
  rating === 'pending' ? i18n.t('Pending') : i18n.t('{rating} of 5', { rating });

/** The rating of a certification body in stars, or that it is pending. */
export const RatingStars = ({ rating }: { rating: Rating }) => {
  if (rating === 'pending') return ratingText(rating);
  return (
    <span className={styles.stars} role="img" aria-label={i18n.t('{rating} of 5 stars', { rating })}>
      {places.map((place) => (
        <Star key={place} aria-hidden="true" className={styles.star} data-given={place <= rating || undefined} />
      ))}
    </span>
  );
};
