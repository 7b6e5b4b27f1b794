/** Messages of sections 5 and 8 as they stand there; a part in braces is what the message is about. */
export const TEXTS = [
  'Please provide data in the fields to be updated.',
  'You have reached your attachment limit for this item.',
  "Looks like the web store doesn't allow uploading files with .{ext} extension.",
  'Please enter valid quantity.',
  'Quantity must be greater than zero.',
  'Please add quantity for at least one product.',
  "Password doesn't match",
  'Please enter valid captcha.',
  'Enter valid email',
  'Please enter Item Code and Quantity',
  'Please enter valid quantity at line',
  'Please enter code/quantity for line',
  'Sku code and/or quantity are not entered in correct format at line',
  'Please check your Credit Card expiration date.',
  'Review detail is insufficient. Please fill up all mandatory fields!',
  'You can compare maximum 4 items.',
  'There are no products to compare.',
  'The above user is already subscribed. Please enter another email address.',
  'Login has failed. Please enter a valid Username and Password.',
  'An error has occurred. Please contact the administrator.',
  'An error has occurred while sending email. Please try again later.',
  'Could not process Send to friend. Please check email preferences and try again.',
  'No Search Result found. Please enter complete Order/Quote Number.',
  'The user name already exists.',
  'Your Shopping Cart is empty.',
  'No payment method is configured. Please contact System Administrator.',
  'Sorry, could not find the page you requested!',
  'Page not found',
  'This item is no longer available for purchase.',
  'Your order is already placed. Please contact administrator.',
  'Data Store Unavailable',
  'Quote is expired.',
  'Tracking number is not provided for this order',
  'No Tracking Information available for',
  'Please enter amount less or equal to:',
  'Very poor',
  'Excellent',
  'No branches within 100 miles of the entered address.',
  'The address entered seems to be invalid',
  'Oops! The address you entered could not be recognized and no suitable alternatives could be found.',
];

/** What the review of the texts gave other words. */
export const REWORDED: Readonly<Record<string, string>> = {
  'Login to buy': 'Sign in to buy',
  'Invalid Order Id': 'No order was found with this number and e-mail address.',
  'The item is Backordered.': 'Backordered, ships {day}',
  'Username already exists': 'The user name already exists.',
};

/** Of parts that are still to be built. */
export const LATER_TEXTS = ['County is mandatory'];
