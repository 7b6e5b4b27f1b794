// A thread of costly work: what it can do, by name. Started by platform/kernel/threads/thread-pool.ts.
import { serveThreadTasks } from '#platform/kernel/threads/serve-tasks.ts';
import { checkPlaceTask } from '#platform/shop/geography/check-place.ts';
import { findPlaceTask, postalAreaTask } from '#platform/shop/geography/find-place.ts';
import { drawMap } from '#platform/shop/geography/land-map.ts';
import { parseBody } from '#platform/kernel/http/parse-body.ts';
import { readBankStatement } from '#platform/adapters/bank-file/bank-statement.ts';
import { lookAtTable, readTable } from '#platform/adapters/table-file/read-table.ts';
import { writeWorkbook } from '#platform/adapters/table-file/write-workbook.ts';
import { dataSheet } from '#projections/catalogue/data-sheet.ts';
import { historyPaper } from '#projections/history/history-pdf.ts';
import { invoicePaper } from '#projections/invoice/invoice-pdf.ts';
import { statementPaper } from '#projections/statement/statement-pdf.ts';
import { packingSlips, pickList } from '#projections/order/packing-slips.ts';
import { quotePaper } from '#projections/quote/quote-pdf.ts';
import { returnSlip } from '#projections/return/return-slip.ts';
import { webPicture } from '#write-side/banner/web-picture.ts';
import { cleanPicture } from '#write-side/picture/clean-picture.ts';
import { convertPicture, sizePicture } from '#write-side/picture/size-picture.ts';
import { checkFile } from '#write-side/attachment/checked-type.ts';

export default serveThreadTasks([
  parseBody,
  checkPlaceTask,
  findPlaceTask,
  postalAreaTask,
  drawMap,
  historyPaper,
  quotePaper,
  invoicePaper,
  statementPaper,
  packingSlips,
  pickList,
  returnSlip,
  dataSheet,
  checkFile,
  cleanPicture,
  webPicture,
  sizePicture,
  convertPicture,
  readBankStatement,
  lookAtTable,
  readTable,
  writeWorkbook,
]);
