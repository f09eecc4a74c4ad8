import { findNames } from './find-names.ts';
import type { MediaSubject } from './subject.ts';

const organisation = (id: string, ...names: string[]): MediaSubject => ({
  id,
  role: 'subject',
  type: 'organisation',
  names,
});
const person = (id: string, ...names: string[]): MediaSubject => ({
  id,
  role: 'principal',
  type: 'person',
  names,
});

const found = (text: string, ...subjects: MediaSubject[]) =>
  findNames(text, 100, subjects).map(
    ({ subject, start, end }) => `${subject}: ${text.slice(start - 100, end - 100)}`,
  );

describe('a subject named in a passage', () => {
  const firm = organisation('firm', 'Fairmead Marine Services Ltd');
  const head = person('head', 'Ivan Petrov');

  it('is found with its place in the document and how alike the name is', () => {
    expect(findNames('Police met Ivan Petrov.', 100, [head])).toEqual([
      { subject: 'head', kind: 'name', start: 111, end: 122, similarity: 1 },
    ]);
    const [near] = findNames('Police met Ivan Petrow.', 0, [head]);
    expect(near?.similarity).toBeLessThan(1);
    expect(near?.similarity).toBeGreaterThanOrEqual(0.82);
  });

  it('ends before the full stop of its sentence, unless the name has one', () => {
    expect(found('Fairmead Marine Services Ltd.', firm)).toEqual(['firm: Fairmead Marine Services Ltd']);
    const dotted = organisation('dotted', 'Fairmead Marine Inc.');
    expect(found('Fairmead Marine Inc.', dotted)).toEqual(['dotted: Fairmead Marine Inc.']);
    expect(found('Fairmead Marine Inc', dotted)).toEqual(['dotted: Fairmead Marine Inc']);
  });

  it('is found between other words with capitals, in each sentence, in their order', () => {
    expect(found('Chief Executive Ivan Petrov Junior Partner', head)).toEqual(['head: Ivan Petrov']);
    expect(
      found(
        'Ivan Petrov left. Old Fairmead Marine Services Limited Group paid, said Ivan Petrov',
        firm,
        head,
      ),
    ).toEqual(['head: Ivan Petrov', 'firm: Fairmead Marine Services Limited', 'head: Ivan Petrov']);
  });

  it('is found again in one row of names', () => {
    expect(found('Ivan Petrov, Boris Smirnov, Ivan Petrov', head)).toEqual([
      'head: Ivan Petrov',
      'head: Ivan Petrov',
    ]);
  });

  it('is found by the best of its names, once', () => {
    const both = person('head', 'Ivan Petrow', 'Ivan Petrov', 'Ivan Petroff');
    expect(findNames('Ivan Petrov', 0, [both])).toMatchObject([{ start: 0, end: 11, similarity: 1 }]);
    expect(found('Ivan Petrov', person('head', 'Ivan Petrov', 'Ivan Petrov'))).toEqual(['head: Ivan Petrov']);
    expect(found('Ivan Petrov met. Ivan Petrov', person('head', 'Ivan Petrov', 'Ivan Petrow'))).toEqual([
      'head: Ivan Petrov',
      'head: Ivan Petrov',
    ]);
  });

  it('is found in another script', () => {
    expect(found('Суд приговорил, Иван Петров', head)).toEqual(['head: Иван Петров']);
  });

  it('is not found by another name', () => {
    expect(found('Boris Petrov and Northgate Marine Services Ltd', firm, head)).toEqual([]);
    expect(found('ivan petrov', head)).toEqual([]);
    expect(found('Ivan, a man, Petrov', head)).toEqual([]);
  });

  it('needs letters in its name', () => {
    expect(found('Ivan Petrov', person('x', '—', ''))).toEqual([]);
    expect(found('Ivan Petrov', person('head', '—', 'Ivan Petrov'))).toEqual(['head: Ivan Petrov']);
  });
});

describe('of names that overlap', () => {
  it('the more alike is meant', () => {
    const [a, b] = [person('exact', 'Ivan Petrov'), person('near', 'Ivan Petrow')];
    expect(found('Ivan Petrov fell', a, b)).toEqual(['exact: Ivan Petrov']);
    expect(found('Ivan Petrov fell', b, a)).toEqual(['exact: Ivan Petrov']);
    expect(found('Ivan Petrow fell', b, a)).toEqual(['near: Ivan Petrow']);
  });

  it('both are, where they are as alike', () => {
    const [a, b] = [person('father', 'Ivan Petrov'), person('son', 'Ivan Petrov')];
    expect(found('Ivan Petrov fell', a, b)).toEqual(['father: Ivan Petrov', 'son: Ivan Petrov']);
  });

  it('those side by side are two', () => {
    const [a, b] = [person('one', 'Ivan Petrov'), person('two', 'Boris Smirnow')];
    expect(found('Ivan Petrov Boris Smirnov', a, b)).toEqual(['one: Ivan Petrov', 'two: Boris Smirnov']);
    expect(found('Boris Smirnov Ivan Petrov', a, b)).toEqual(['two: Boris Smirnov', 'one: Ivan Petrov']);
  });
});
