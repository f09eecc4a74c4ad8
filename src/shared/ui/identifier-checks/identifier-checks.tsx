import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { companyRegister } from '../../../../contract/index.ts';
import { formatDay, listText } from '../../format/index.ts';
import { useStoredSentence } from '../../server-texts/stored-sentence.ts';
import { useTexts } from '../texts/index.ts';
import styles from './identifier-checks.module.css';

type Check = companyRegister.IdentifierCheck;
type IdentifierChecksProps = {
  checks: readonly Check[];
  register: companyRegister.RegisterState | null;
  /** What can be done with a check, such as to take over what the register says. */
  actionOf?: (check: Check) => ReactNode;
};

const staleAfterDays = 90;

/** An LEI is checked by its digits alone. */
const isRegistered = ({ scheme }: Check) => scheme !== 'LEI';

/** What the CIN, LLPIN or LEI of a company says, who the register has under it, and where that contradicts the request. */
export function IdentifierChecks({ checks, register, actionOf }: IdentifierChecksProps) {
  const t = useTexts();
  if (checks.length === 0) return null;
  return (
    <section aria-label={t('checksOfIdentifiers')} className={styles.checks}>
      {checks.map((check) => (
        <Alert
          key={`${check.scheme} ${check.value}`}
          type={check.contradictions.length > 0 ? 'warning' : 'info'}
          title={`${check.scheme} ${check.value}`}
          description={<Said check={check} register={register} />}
          action={actionOf?.(check)}
        />
      ))}
      <p className={styles.source} hidden={!checks.some(isRegistered)}>
        {register ? <RegisterAge register={register} /> : t('noCompanyRegisterHasBeenImported')}
      </p>
    </section>
  );
}

/** Which register a result comes from, and how old that is. */
export function RegisterAge({ register }: { register: companyRegister.RegisterState }) {
  const t = useTexts();
  const age = register.ageDays > staleAfterDays ? t('ageDaysDaysOld', { ageDays: register.ageDays }) : '';
  return <>{t('companyRegisterOfImportedAtAge', { importedAt: formatDay(register.importedAt), age })}</>;
}

function Said({ check, register }: { check: Check; register: companyRegister.RegisterState | null }) {
  const t = useTexts();
  const stored = useStoredSentence();
  const { registered, says, contradictions, valid } = check;
  const facts = registered && [
    registered.status,
    registered.kind,
    registered.state,
    registered.registeredOn &&
      t('registeredOnRegisteredOn', { registeredOn: formatDay(registered.registeredOn) }),
  ];
  return (
    <>
      {says.length > 0 && (
        <p className={styles.line}>
          {t('theNumberSays')} {says.map(stored).join(' · ')}
        </p>
      )}
      {registered ? (
        <p className={styles.line}>
          {t('inTheRegister')} <strong dir="auto">{registered.name}</strong>
          {facts && ` · ${listText(facts.filter(Boolean), t.language)}`}
        </p>
      ) : (
        valid && register && isRegistered(check) && <p className={styles.line}>{t('thisNumberIsNotInThe')}</p>
      )}
      {contradictions.length > 0 && (
        <ul className={styles.contradictions}>
          {contradictions.map(({ text }) => (
            <li key={text}>{stored(text)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
