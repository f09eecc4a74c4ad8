import { Button, Checkbox, DatePicker, Form, Input, Modal, Upload } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { formatBytes } from '@/shared/format';
import { toast, useAct } from '@/shared/ui';
import { AnalysisLimits, MediaLimits } from '../../../../contract/limits.ts';
import { MEDIA_EXTENSIONS } from '../../../../contract/words.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';

type Values = { capture?: boolean; title?: string; url?: string; publishedOn?: Dayjs | null; text?: string };

/** A document or pasted text with where it comes from; it is read in the background. */
export function SourceForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useTexts();
  const { request, reload } = desk;
  const [form] = Form.useForm<Values>();
  const [file, setFile] = useState<File | null>(null);
  const captures = Form.useWatch('capture', form) === true;
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/mediasources', {
    onDone: () => {
      toast.success(t('sourceAdded'), t('relevantPassagesWillBeProposedHere'));
      onClose();
    },
    onReload: reload,
  });
  const add = ({ title, url = '', publishedOn, text = '' }: Values) => {
    const about = {
      client: request.clientId,
      request: request.id,
      title: title?.trim() || file?.name || '',
      ...(publishedOn && { publishedOn: publishedOn.format('YYYY-MM-DD') }),
    };
    if (captures) return act({ ...about, action: 'capture', url: url.trim() });
    const content = { ...(url.trim() && { url: url.trim() }), ...(!file && { text }) };
    return act({ ...about, action: 'add', ...content }, { files: file ? [file] : [] });
  };
  return (
    <Modal
      open
      width={760}
      title={t('addASource')}
      okText={t('addAndRead')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Values> form={form} layout="vertical" onFinish={add}>
        <Form.Item
          name="title"
          label={t('titleOfTheSource')}
          rules={[{ required: !file && !captures, whitespace: true, message: t('enterATitleForTheSource') }]}
          {...refused(problem?.fields?.title)}
        >
          <Input dir="auto" maxLength={AnalysisLimits.title} placeholder={t('paperRegisterCourtReport')} />
        </Form.Item>
        <Form.Item
          name="url"
          label={t('sourceURL')}
          rules={[{ required: captures, type: 'url', message: t('enterAFullURLHttps') }]}
          {...refused(problem?.fields?.url)}
        >
          <Input inputMode="url" maxLength={AnalysisLimits.url} placeholder="https://" />
        </Form.Item>
        <Form.Item name="publishedOn" label={t('published')}>
          <DatePicker style={{ width: '100%' }} />
        </Form.Item>
        {desk.working.media.capture && (
          <Form.Item name="capture" valuePropName="checked">
            <Checkbox>{t('haveTheServerFetchThisPage')}</Checkbox>
          </Form.Item>
        )}
        <div className={layout.row} hidden={captures}>
          <Upload
            showUploadList={false}
            accept={MEDIA_EXTENSIONS.map((extension) => `.${extension}`).join()}
            beforeUpload={(chosen) => {
              setFile(chosen);
              return false;
            }}
          >
            <Button>{t('chooseAFile')}</Button>
          </Upload>
          {file ? (
            <>
              <bdi>{file.name}</bdi>
              <Button size="small" type="text" onClick={() => setFile(null)}>
                {t('removeFile')}
              </Button>
            </>
          ) : (
            <span className={layout.small}>
              {t('pDFDOCXHTMLTXTOrCSV', { fileBytes: formatBytes(MediaLimits.fileBytes) })}
            </span>
          )}
        </div>
        {!file && !captures && (
          <Form.Item
            name="text"
            label={t('text')}
            rules={[{ required: true, whitespace: true, message: t('chooseAFileOrPasteA') }]}
            {...refused(problem?.fields?.text)}
          >
            <Input.TextArea
              dir="auto"
              autoSize={{ minRows: 6, maxRows: 16 }}
              maxLength={MediaLimits.pasted}
            />
          </Form.Item>
        )}
      </Form>
      {dialog}
    </Modal>
  );
}

const refused = (message: string | undefined) =>
  message ? { validateStatus: 'error' as const, help: message } : {};
