import { invoiceNumber } from '@mukae/contract/domain/reservation/closing';
import { type Difference, replayDifferences } from '@mukae/contract/domain/reservation/replay';
import type { Database } from '#platform/db/database';
import { readUsageHistory } from './history.repo';

const instead = ({ field, kept, counted }: { field: string; kept: string; counted: string }): string =>
  `${field} is ${kept}, counted anew ${counted}`;

function inWords(difference: Difference): string {
  switch (difference.what) {
    case 'lineMissing':
      return `record ${difference.recordId}: has no line`;
    case 'lineTwice':
      return `record ${difference.recordId}: has several lines`;
    case 'reservationGone':
      return `record ${difference.recordId}: its reservation is gone, and it has no line`;
    case 'lineUnexplained':
      return `line ${difference.lineId}: tells of no call`;
    case 'line':
      return `line ${difference.lineId}: ${instead(difference)}`;
    case 'month':
      return `company ${difference.companyId}, ${difference.month}: ${instead(difference)}`;
    case 'carried':
      return `company ${difference.companyId}, ${difference.month}, carried: ${instead(difference)}`;
    case 'invoiceMissing':
      return `company ${difference.companyId}, ${difference.month}: has no invoice`;
    case 'invoiceUnexplained':
      return `company ${difference.companyId}, ${difference.month}: has an invoice though nothing is to be paid`;
    case 'invoice':
      return `${invoiceNumber(difference.number)}: ${instead(difference)}`;
    case 'numberMissing':
      return `${invoiceNumber(difference.number)}: is missing`;
    case 'numberTwice':
      return `${invoiceNumber(difference.number)}: is there twice`;
  }
}

interface UsageReport {
  /** What was looked at. */
  read: string;
  /** Where the ledger is not as it would be, were everything counted anew. */
  differences: string[];
}

export async function usageReport(db: Database): Promise<UsageReport> {
  const history = await readUsageHistory(db);
  const { calls, uncountable, lines, closings, invoices } = history;
  return {
    read: `${calls.length + uncountable.length} calls, ${lines.length} lines, ${closings.length} closed months, ${invoices.length} invoices`,
    differences: replayDifferences(history).map(inWords),
  };
}
