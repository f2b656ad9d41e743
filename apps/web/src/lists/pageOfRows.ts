export interface PageOfRows<Row> {
  rows: readonly Row[];
  total: number;
}
