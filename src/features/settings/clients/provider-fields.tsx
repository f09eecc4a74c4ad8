import { Alert, Form, Input, Switch, Typography } from 'antd';
import type { clients } from '../../../../contract/index.ts';
import { ClientLimits } from '../../../../contract/limits.ts';
import type { fieldErrors } from '../field-errors.ts';
import { useTexts } from '../texts/index.ts';

type ProviderFieldsProps = {
  stored: clients.ClientRow['provider'] | undefined;
  pending: clients.ClientRow['pending'] | undefined;
  errors: ReturnType<typeof fieldErrors>;
};
export type ProviderValues = { issuer?: string; oidcClientId?: string; oidcSecret?: string };

/** What is sent of the fields; without an issuer the client has no provider. */
export function providerFrom({ issuer = '', oidcClientId = '', oidcSecret = '' }: ProviderValues = {}) {
  if (!issuer.trim()) return null;
  const provider = { issuer: issuer.trim(), oidcClientId: oidcClientId.trim() };
  return { ...provider, ...(oidcSecret && { oidcSecret }) };
}

/** The identity provider by which the people of a client sign in. */
export function ProviderFields({ stored, pending, errors }: ProviderFieldsProps) {
  const t = useTexts();
  const issuer = Form.useWatch(['provider', 'issuer']);
  const address = (stored ?? pending?.provider)?.address;
  return (
    <>
      {pending && (
        <Alert type="info" showIcon title={t('clients.changeWaits')} style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        name={['provider', 'issuer']}
        label={t('clients.issuer')}
        extra={t('clients.issuerNote')}
        {...errors('provider.issuer')}
      >
        <Input type="url" dir="ltr" maxLength={ClientLimits.issuer} placeholder="https://login.example.com" />
      </Form.Item>
      {issuer && (
        <>
          <Form.Item
            name={['provider', 'oidcClientId']}
            label={t('clients.oidcClientId')}
            rules={[{ required: true, whitespace: true, max: ClientLimits.oidcClient }]}
            {...errors('provider.oidcClientId')}
          >
            <Input dir="ltr" autoComplete="off" />
          </Form.Item>
          <Form.Item
            name={['provider', 'oidcSecret']}
            label={t('clients.oidcSecret')}
            extra={stored && t('clients.oidcSecretNote')}
            {...errors('provider.oidcSecret')}
          >
            <Input.Password dir="ltr" autoComplete="new-password" maxLength={ClientLimits.oidcSecret} />
          </Form.Item>
        </>
      )}
      {address ? (
        <Form.Item
          label={t('clients.signInAddress')}
          extra={stored ? t('clients.signInAddressNote') : t('clients.signInAddressWaits')}
        >
          <Typography.Text
            code
            copyable={{ text: address, tooltips: [t('copyAddress'), t('copied')] }}
            style={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{address}</bdi>
          </Typography.Text>
        </Form.Item>
      ) : (
        issuer && (
          <Form.Item label={t('clients.signInAddress')}>
            <Typography.Text type="secondary">{t('clients.signInAddressLater')}</Typography.Text>
          </Form.Item>
        )
      )}
      <Form.Item
        name={['access', 'ownProviderOnly']}
        label={t('clients.ownProviderOnly')}
        valuePropName="checked"
        extra={t('clients.ownProviderOnlyNote')}
        {...errors('access.ownProviderOnly')}
      >
        <Switch />
      </Form.Item>
    </>
  );
}
