import { initialsOf } from '../../format/index.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  name: string;
  size?: 'small' | 'middle';
  /** As text, where nothing else says them. */
  written?: boolean;
};

/** The initials of somebody, beside or instead of their name: mostly drawn, since the name says whom they stand for. */
export function Avatar({ name, size = 'middle', written = false }: AvatarProps) {
  const initials = initialsOf(name);
  const look = `${styles.avatar} ${styles[size]}`;
  if (!written) return <span className={look} data-initials={initials} />;
  return (
    <span className={look} aria-hidden="true">
      {initials}
    </span>
  );
}
