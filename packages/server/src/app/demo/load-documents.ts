import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import { previewOf, rasterise } from '../../kernel/images/images.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

const width = 1200;

interface Scene {
  name: string;
  sky: string;
  ground: string;
  tanks: string;
  count: number;
}

const scenes: Scene[] = [
  { name: 'Filling line after cleaning.png', sky: '#c3d2dc', ground: '#46586a', tanks: '#c98a00', count: 7 },
  { name: 'Loading bay 3.png', sky: '#dccfb4', ground: '#6c4f2c', tanks: '#0b5646', count: 4 },
];

/** A drawing of a hall with tanks: the demo shows no real premises. */
const drawn = ({ sky, ground, tanks, count }: Scene): string => {
  const step = 1100 / count;
  const each = Array.from({ length: count }, (_, at) => {
    const height = 330 + ((at * 37) % 90);
    const body = `<rect x="${60 + at * step}" y="${700 - height}" width="${step * 0.7}" height="${height}" rx="14"/>`;
    return `${body}<rect x="${60 + at * step + step * 0.3}" y="${680 - height}" width="${step * 0.1}" height="30"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${sky}"/>
    <rect y="660" width="1200" height="140" fill="${ground}"/><rect y="60" width="1200" height="14" fill="${ground}" opacity=".6"/>
    <g fill="${tanks}" opacity=".85">${each.join('')}</g></svg>`;
};

/** Photographs for the full reports: the same two for all, because the store keeps each file once. */
export const loadDocuments = async (client: OwnerConnection, settings: Settings): Promise<void> => {
  const files = openFiles(settings);
  for (const [at, scene] of scenes.entries()) {
    const picture = await rasterise(drawn(scene), width, undefined);
    const preview = await previewOf(picture);
    await client.query(
      `insert into audit_document (audit_id, type, file_name, format, file_sha256, file_size, preview_sha256, scan,
         uploaded_at, uploaded_by_organisation)
       select audit_id, 'Photograph', $1, 'png', $2, $3, $4, 'not scanned', audit.uploaded_at, 'CertificationBody'
       from audit_report join audit on audit.id = audit_id where (audit_id / 20) % 3 <> $5`,
      [scene.name, await files.put(picture), picture.length, preview ? await files.put(preview) : null, at + 1],
    );
  }
};
