import { reverseGeocode } from '@maidan/contract/operations/geocoding';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bengaluruLocalities } from './bengaluru-localities.ts';
import { citiesBeyond, indianCities } from './indian-cities.ts';
import { nearestPlace, readSpots } from './nearest-place.ts';

const lists = [bengaluruLocalities, citiesBeyond, ...Object.values(indianCities)];

test.each(lists)('every entry of the gazetteer can be read: %s', (text) => {
  expect(readSpots(text)).toHaveLength(text.split(';').length);
});

test("localities are in and around Bengaluru, cities within India's bounding box, and no list repeats a name", () => {
  for (const { latitude, longitude } of readSpots(bengaluruLocalities)) {
    expect([Math.abs(latitude - 12.97) < 0.35, Math.abs(longitude - 77.59) < 0.25]).toEqual([true, true]);
  }
  for (const { latitude, longitude } of Object.values(indianCities).flatMap(readSpots)) {
    expect([latitude > 6 && latitude < 36, longitude > 68 && longitude < 98]).toEqual([true, true]);
  }
  for (const text of lists) {
    const names = readSpots(text).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ['the cricket ground at Cubbon Park', 12.98, 77.6, ['Cubbon Park', 'Bengaluru', 'Karnataka', 'India']],
  ['Koramangala', 12.93, 77.62, ['Koramangala', 'Bengaluru', 'Karnataka', 'India']],
  ['Hosur, across the state border', 12.74, 77.83, [null, 'Hosur', 'Tamil Nadu', 'India']],
  ['Mysuru', 12.31, 76.65, [null, 'Mysuru', 'Karnataka', 'India']],
  ['Delhi', 28.63, 77.22, [null, 'New Delhi', 'Delhi', 'India']],
  ['a village far from every listed city', 23.5, 70.5, [null, null, 'Gujarat', 'India']],
  ['Lahore', 31.52, 74.35, [null, null, null, null]],
  ['Kathmandu', 27.7, 85.3, [null, null, null, null]],
  ['London', 51.5, -0.12, [null, null, null, null]],
  ['the open sea', 0, 0, [null, null, null, null]],
])('%s', (_, latitude, longitude, [locality, city, principalSubdivision, countryName]) => {
  expect(nearestPlace(latitude, longitude)).toEqual({ locality, city, principalSubdivision, countryName });
});

describe('the call', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp('SQLite');
  });
  afterAll(() => api.close());

  test('returns the four parts', async () => {
    expect(await api.reply(reverseGeocode, { query: { latitude: 12.98, longitude: 77.64 } })).toEqual({
      locality: 'Indiranagar',
      city: 'Bengaluru',
      principalSubdivision: 'Karnataka',
      countryName: 'India',
    });
  });

  test.each(['latitude=91&longitude=0', 'latitude=12.9', 'latitude=x&longitude=y', ''])(
    '%j is refused',
    async (query) => {
      expect((await api.get(`/api/geocode/reverse?${query}`)).status).toBe(422);
    },
  );
});
