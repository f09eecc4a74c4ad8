import { initialsOf } from '../../format/index.ts';
import styles from './avatar.module.css';

type AvatarProps = { name: string; size?: 'small' | 'middle' };

/** The initials of somebody, beside or instead of their name: drawn and not written, since the name says whom they stand for. */
export const Avatar = ({ name, size = 'middle' }: AvatarProps) => (
  <span className={`${styles.avatar} ${styles[size]}`} data-initials={initialsOf(name)} />
);
