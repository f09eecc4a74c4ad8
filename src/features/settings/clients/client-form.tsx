import { Link } from '@umijs/max';
import { App, Checkbox, Form, Input, Switch } from 'antd';
import { toast, useAct } from '@/shared/ui';
import type { clients, RequestOf } from '../../../../contract/index.ts';
import { StorageLimits } from '../../../../contract/limits.ts';
import { MODULES, type ModuleTitle } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormGroup } from '../form-group.tsx';
import { useTexts } from '../texts/index.ts';
import { AccessFields } from './access-fields.tsx';
import { BrandingFields, type BrandingValues, brandingFrom } from './branding-fields.tsx';
import { ProviderFields, type ProviderValues, providerFrom } from './provider-fields.tsx';
import { StorageFields } from './storage-fields.tsx';

type Client = clients.ClientRow;
type Values = Omit<
  RequestOf<'POST /security/v1.0/clientdetails'>,
  'id' | 'version' | 'provider' | 'branding'
> & {
  provider?: ProviderValues;
  branding?: BrandingValues;
};
type ClientFormProps = { client: Client | null; onClose: () => void; onDone: () => void };

const unlimited: clients.ClientAccess = { networks: [], idleSeconds: null, absoluteHours: null };
const everything = MODULES.filter((module) => module !== 'Settings');

const newClient: Partial<Values> = {
  modules: everything,
  active: true,
  legalHold: false,
  secondLeadOnHigh: false,
  access: unlimited,
  storage: {
    maxFiles: StorageLimits.clientFiles.start,
    maxMegabytes: StorageLimits.clientMegabytes.start,
  },
};

const valuesOf = (client: Client): Partial<Values> => ({
  ...client,
  modules: client.modules as ModuleTitle[],
  access: client.access ?? unlimited,
  provider: { ...client.provider },
  branding: { accent: client.branding?.accent ?? null },
  storage: { maxFiles: client.storage.maxFiles, maxMegabytes: client.storage.maxMegabytes },
});

/** A client with the modules of its licence: its people see and call only these. */
export function ClientForm({ client, onClose, onDone }: ClientFormProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const saving = useAct('POST /security/v1.0/clientdetails', {
    onDone: ({ Data: { name, pending } }) => {
      if (pending && pending.askedAt !== client?.pending?.askedAt)
        toast.success(t('change.requested'), t('clients.changeRequestedText', { name }));
      onDone();
    },
    onReload: onDone,
  });
  const errors = fieldErrors(saving.problem);
  const save = (values: Values) =>
    saving.act({
      ...values,
      provider: providerFrom(values.provider),
      branding: brandingFrom(values.branding),
      ...(client && { id: client.id, version: client.version }),
    });
  const ask = (values: Values) => {
    if (!client?.active || values.active) return save(values);
    return modal.confirm({
      title: t('clients.askDeactivate', { name: client.name }),
      content: t('clients.askDeactivateText', { users: client.users }),
      okText: t('clients.deactivate'),
      onOk: () => void save(values),
    });
  };
  return (
    <FormDialog<Values>
      title={client ? <bdi>{client.name}</bdi> : t('clients.new')}
      initialValues={client ? valuesOf(client) : newClient}
      isWide
      saving={saving}
      onSave={ask}
      onClose={onClose}
    >
      <FormGroup title={t('clients.group.client')} text={t('clients.group.client.text')}>
        <Form.Item
          name="name"
          label={t('name')}
          rules={[{ required: true, whitespace: true, max: 200 }]}
          {...errors('name')}
        >
          <Input />
        </Form.Item>
        <Form.Item
          name="code"
          label={t('clients.code')}
          extra={t('clients.codeRule')}
          rules={[
            {
              required: true,
              pattern: /^[A-Z0-9]{2,12}$/,
              message: t('clients.codeWrong'),
            },
          ]}
          {...errors('code')}
        >
          <Input />
        </Form.Item>
        <Form.Item name="modules" label={t('clients.modules')} extra={t('clients.modulesNote')}>
          <Checkbox.Group options={everything.map((value) => ({ value, label: t(`module.${value}`) }))} />
        </Form.Item>
        <Form.Item name="active" label={t('active')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('clients.group.review')} text={t('clients.group.review.text')}>
        <Form.Item
          name="secondLeadOnHigh"
          label={t('clients.secondLeadOnHigh')}
          valuePropName="checked"
          extra={t('clients.secondLeadOnHighNote')}
        >
          <Switch />
        </Form.Item>
        {client && (
          <Form.Item label={t('clients.conditions')}>
            <Link to={`/pages/thirdparties?library=${client.id}`}>{t('clients.conditionLibrary')}</Link>
          </Form.Item>
        )}
      </FormGroup>
      <FormGroup title={t('clients.group.reports')} text={t('clients.group.reports.text')}>
        <BrandingFields client={client} errors={errors} />
      </FormGroup>
      <FormGroup title={t('clients.group.signIn')} text={t('clients.group.signIn.text')}>
        <AccessFields errors={errors} />
        <ProviderFields stored={client?.provider} pending={client?.pending} errors={errors} />
      </FormGroup>
      <FormGroup title={t('clients.group.data')} text={t('clients.group.data.text')}>
        <StorageFields stored={client?.storage} errors={errors} />
        <Form.Item
          name="legalHold"
          label={t('clients.legalHold')}
          valuePropName="checked"
          extra={t('clients.legalHoldNote')}
        >
          <Switch />
        </Form.Item>
      </FormGroup>
    </FormDialog>
  );
}
