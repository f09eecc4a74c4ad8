import { useEffect, useState } from 'react';
import styles from './file-viewer.module.css';

export function ImageView({ content, name, mime }: { content: Blob; name: string; mime: string }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type: mime }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content, mime]);
  return url ? <img className={styles.image} src={url} alt={name} /> : null;
}
