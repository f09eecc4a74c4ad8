import { Alert } from 'antd';
import type { companyRegister } from '../../../../contract/index.ts';
import { formatDay, plural } from '../../format/index.ts';
import styles from './identifier-checks.module.css';

type Check = companyRegister.IdentifierCheck;
type IdentifierChecksProps = {
  checks: readonly Check[];
  register: companyRegister.RegisterState | null;
};

const staleAfterDays = 90;

/** What the CIN or LLPIN of a company says, who the register has under it, and where that contradicts the request. */
export function IdentifierChecks({ checks, register }: IdentifierChecksProps) {
  if (checks.length === 0) return null;
  return (
    <section aria-label="Checks of CIN and LLPIN" className={styles.checks}>
      {checks.map((check) => (
        <Alert
          key={`${check.scheme} ${check.value}`}
          type={check.contradictions.length > 0 ? 'warning' : 'info'}
          title={`${check.scheme} ${check.value}`}
          description={<Said check={check} register={register} />}
        />
      ))}
      <p className={styles.source}>
        {register ? <RegisterAge register={register} /> : 'No register of companies was imported.'}
      </p>
    </section>
  );
}

/** Which register a result comes from, and how old that is. */
export function RegisterAge({ register }: { register: companyRegister.RegisterState }) {
  const age = register.ageDays > staleAfterDays ? `, ${plural(register.ageDays, 'day')} old` : '';
  return (
    <>
      Register of companies of {formatDay(register.importedAt)}
      {age}
    </>
  );
}

function Said({ check, register }: { check: Check; register: companyRegister.RegisterState | null }) {
  const { registered, says, contradictions, valid } = check;
  const facts = registered && [
    registered.status,
    registered.kind,
    registered.state,
    registered.registeredOn && `registered on ${registered.registeredOn}`,
  ];
  return (
    <>
      {says.length > 0 && <p className={styles.line}>The number says: {says.join(', ').toLowerCase()}.</p>}
      {registered ? (
        <p className={styles.line}>
          In the register: <strong dir="auto">{registered.name}</strong>
          {facts && `, ${facts.filter(Boolean).join(', ')}`}
        </p>
      ) : (
        valid && register && <p className={styles.line}>This number is not in the register.</p>
      )}
      {contradictions.length > 0 && (
        <ul className={styles.contradictions}>
          {contradictions.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
