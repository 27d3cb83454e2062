import type { VisitAnswer } from '../harness/Visit';

/** Responses that are no list of the declared kind. */
export const notLists: readonly [string, VisitAnswer][] = [
  ['another key', { body: { rows: [{ id: 1 }] } }],
  ['null', { body: null }],
  ['rows by their ids', { body: { data: { 1: { id: 1 } } } }],
  ['a text under its key', { body: { data: 'none' } }],
  ['zero under its key', { body: { data: 0 } }],
  ['[]', { body: [] }],
  ['a text', { body: '"hello"', contentType: 'application/json' }],
  ['a number', { body: 7 }],
  ['HTML', { body: '<!doctype html><h1>502</h1>' }],
  ['half of it', { body: '{"data":[{"id":1', contentType: 'application/json' }],
  ['a broken connection', { cutOff: true, body: { data: [] } }],
  ['no connection', { abort: true }],
  ['nothing at all', { status: 204 }],
];
