// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { Hash } from './version-card.tsx';

test('a hash runs from left to right in Arabic too, with the sign that copies it after its end', () => {
  render(
    <ConfigProvider direction="rtl">
      <Hash value="ab12cd" />
    </ConfigProvider>,
    { wrapper: WithTexts },
  );
  const hash = screen.getByText('ab12cd').closest<HTMLElement>('.ant-typography');
  expect(hash?.dir).toBe('ltr');
  expect(hash?.className).not.toContain('rtl');
  expect(hash?.lastElementChild?.contains(screen.getByRole('button'))).toBe(true);
});
