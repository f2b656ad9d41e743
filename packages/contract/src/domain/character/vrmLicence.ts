/** What the maker of a model allows, in the same words for every version of the format. */
export interface VrmLicence {
  title: string;
  authors: readonly string[];
  /** The name of the licence, where it has one. */
  name: string;
  /** Empty where none is given. */
  url: string;
  use: 'onlyAuthor' | 'onlyLicensed' | 'everyone';
  commercialUse: 'none' | 'personal' | 'corporate';
  redistribution: 'allowed' | 'prohibited' | 'unknown';
  credit: 'required' | 'unnecessary' | 'unknown';
}

/** A company that receives visitors with it needs both; where the file does not give them, only its maker can. */
export const allowsReception = ({ use, commercialUse }: VrmLicence): boolean =>
  use === 'everyone' && commercialUse === 'corporate';
