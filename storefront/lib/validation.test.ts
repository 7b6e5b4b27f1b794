import { accountOperations } from '#contracts/account/account.ts';
import { ApiError } from '#contracts/client.ts';
import { checkFields, refusedFields } from './validation.ts';

const { input } = accountOperations['account/register'];
const good = {
  accountType: 'buyer',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.ca',
  userName: 'anne',
  password: 'Long-enough-1',
  confirmPassword: 'Long-enough-1',
};

describe('a form checked before it is sent', () => {
  it('finds nothing wrong with good values', () => {
    expect(checkFields(input, good)).toEqual({});
  });

  it('names every wrong field by the code of its reason', () => {
    expect(
      checkFields(input, {
        ...good,
        firstName: ' ',
        email: 'nobody',
        userName: '?',
        password: 'short',
        confirmPassword: 'short',
      }),
    ).toEqual({
      firstName: 'required',
      email: 'email_invalid',
      userName: 'user_name_invalid',
      password: 'password_too_weak',
    });
  });

  it('checks that passwords match, and that a dealer names the company', () => {
    expect(checkFields(input, { ...good, confirmPassword: 'Other-enough-1' })).toEqual({
      confirmPassword: 'password_mismatch',
    });
    expect(checkFields(input, { ...good, accountType: 'dealer' })).toEqual({ companyName: 'required' });
  });

  it('takes the fields that a refusal names', () => {
    const refusal = new ApiError(400, {
      ErrorId: 0,
      LogId: 0,
      code: 'malformed_request',
      message: '',
      fields: [{ path: 'userName', code: 'user_name_taken' }],
    });
    expect(refusedFields(refusal)).toEqual({ userName: 'user_name_taken' });
    expect(refusedFields(new TypeError('network'))).toEqual({});
  });
});
