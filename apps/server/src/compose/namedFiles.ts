import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { users } from '../features/accounts/accounts.tables';
import { characters } from '../features/characters/characters.tables';
import { companies } from '../features/companies/companies.tables';
import { media } from '../features/media/media.tables';
import { captures } from '../features/reception/reception.tables';
import { screenPictures } from '../features/signages/commands/pictures.tables';

/** The keys of all files that rows name, by the module that claims them for their rows and makes the keys. */
export const keysByClaim: Readonly<Record<string, SQL>> = {
  'accounts/userPictures': sql`
    select 'users/' || ${users.id} || '/' || ${users.picture} || '.webp' from ${users} where ${users.picture} is not null`,
  'characters/characterFiles': sql`
    select 'characters/' || ${characters.key} || '.' || kind from ${characters}
    cross join (values ('vrm'), ('webp')) as kinds (kind) where ${characters.companyId} is not null`,
  'companies/companyLogo': sql`
    select 'logos/' || ${companies.id} || '/' || ${companies.logo} from ${companies} where ${companies.logo} is not null`,
  'media/media.service': sql`
    select ${media.key} from ${media} union all
    select 'media/thumbnails/' || ${media.id} || '/' || ${media.thumbnail} || '.webp' from ${media}
    where ${media.thumbnail} is not null`,
  'reception/deeds': sql`select ${captures.file} from ${captures}`,
  'signages/commands/screenPictures': sql`select ${screenPictures.file} from ${screenPictures}`,
};

/** One query of them, for whoever copies all of it. */
export const namedFiles: string = new PgDialect().sqlToQuery(
  sql.join(Object.values(keysByClaim), sql` union all `),
).sql;
